#ifndef ALQUERQUE_CORE_BASE_FUNCTION_REF_HPP
#define ALQUERQUE_CORE_BASE_FUNCTION_REF_HPP

#include "language.hpp"

#include <memory>
#include <type_traits>

#include "target.hpp"

namespace alquerque::inline v0_1::detail {

template <class Signature>
class FunctionRef;  // IWYU pragma: keep

/// A callable passed by reference through a function that is no template. It must outlive the call.
template <class Returned, class... Arguments>
class FunctionRef<Returned(Arguments...)> {
 public:
  template <class Callable>
    requires(!std::is_same_v<std::remove_cv_t<Callable>, FunctionRef>)
  // Implicit, as an argument that is a callable already says what it is for.
  ALQ_FN FunctionRef(Callable& callable)
  noexcept  // NOLINT(google-explicit-constructor)
      : callable_{std::addressof(callable)},
        call_{[](void* erased, Arguments... arguments) -> Returned {
          return (*static_cast<Callable*>(erased))(arguments...);
        }} {}

  ALQ_FN Returned operator()(Arguments... arguments) const {
    return call_(callable_, arguments...);
  }

 private:
  void* callable_;
  Returned (*call_)(void*, Arguments...);
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_BASE_FUNCTION_REF_HPP

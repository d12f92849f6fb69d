# What Doxygen reads instead of a header; lines keep their numbers.
# It knows no `inline` in a nested namespace.
s/^namespace alquerque::inline v[0-9_]+/namespace alquerque/
# Nor what marks the functions of a target.
s/^inline namespace ALQ_TARGET \{$//
s/^\}  \/\/ namespace ALQ_TARGET$//
s/ALQ_FN //
s/ALQ_FLATTEN //
s/::ALQ_TARGET//
# Equality that the compiler writes needs no words of its own in the source.
/operator==\(.*[^{]$/s@\[\[nodiscard\]\] friend@/** Equal in every member. */ &@
# Hashes for the standard library, and private functions defined after what they need.
/^template/N
/^template <>\nstruct std::hash/,/^\};/s/[^\n]*//g
/^template[^\n]*\n[^\n]* detail::[a-z_]+\(.*\{$/,/^\}/s/[^\n]*//g
# How the C header marks what is exported.
s/^#define ALQ_API( .*)?$//

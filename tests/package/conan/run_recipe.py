"""run_recipe.py SOURCE_TREE VERSION

Runs what a Conan recipe does before it builds, with stand-ins for Conan: it must find its version
and its sources. Then its other methods, whose effect only Conan could show, for headers alone.
"""

import glob
import importlib.util
import os
import sys
import types
from unittest import mock

source_tree, version = sys.argv[1:]
recipe_folder = os.path.join(source_tree, "cmake", "packaging", "conan")
copied = []


def copy(_, pattern, src, dst):
    found = glob.glob(os.path.join(src, pattern))
    assert found, f"{pattern} is not in {src}"
    copied.extend(found)


def load(_, path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def module(name, **names):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(names)


module("conan", ConanFile=type("ConanFile", (), {}))
module("conan.tools")
module("conan.tools.build", check_min_cppstd=mock.Mock())
module("conan.tools.cmake", CMake=mock.MagicMock(), CMakeToolchain=mock.MagicMock(),
       cmake_layout=mock.Mock())
module("conan.tools.files", collect_libs=mock.Mock(), copy=copy, load=load, rmdir=mock.Mock())

spec = importlib.util.spec_from_file_location("recipe", os.path.join(recipe_folder, "conanfile.py"))
sys.dont_write_bytecode = True
conanfile = importlib.util.module_from_spec(spec)
spec.loader.exec_module(conanfile)

recipe = conanfile.AlquerqueConan()
recipe.recipe_folder = recipe_folder
recipe.set_version()
assert recipe.version == version, f"the recipe has version {recipe.version}, not {version}"

recipe.export_sources_folder = "exported"
recipe.export_sources()
for needed in ("CMakeLists.txt", "LICENSE", "include/alquerque"):
    path = os.path.realpath(os.path.join(source_tree, needed))
    assert path in map(os.path.realpath, copied), f"{needed} is not exported"

recipe.source_folder = source_tree
recipe.package_folder = "packaged"
for attribute in ("settings", "options", "info", "cpp_info"):
    setattr(recipe, attribute, mock.MagicMock())
recipe.options.c_api = False
recipe.cpp_info.components = {"headers": mock.Mock()}
for method in ("config_options", "configure", "layout", "package_id", "validate", "generate",
               "build", "package", "package_info"):
    getattr(recipe, method)()
assert recipe.package_type == "header-library"

# A recipe for Conan 2, written by its documentation and not run with Conan yet: what could be
# checked is checked by our tests. It packs the tree that it lies in. A recipe in Conan Center takes
# the sources of a release instead, by conandata.yml and get().

import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import collect_libs, copy, load, rmdir

required_conan_version = ">=2.0"

# The root of the sources, seen from this file.
ROOT = os.path.join("..", "..", "..")
FILES = ["CMakeLists.txt", "LICENSE", "README.md", "CHANGELOG.md"]
FOLDERS = ["cmake/*", "include/*", "src/*"]


class AlquerqueConan(ConanFile):
    name = "alquerque"
    description = "Rules engine for the board game Alquerque"
    license = "BSL-1.0"
    topics = ("alquerque", "draughts", "board-game", "move-generation")
    settings = "os", "arch", "compiler", "build_type"
    options = {"c_api": [True, False], "shared": [True, False], "fPIC": [True, False]}
    default_options = {"c_api": False, "shared": False, "fPIC": True}

    def set_version(self):
        include = os.path.join(self.recipe_folder, ROOT, "include", "alquerque")
        header = os.path.join(include, "core", "version.hpp")
        numbers = re.findall(r"version_(?:major|minor|patch) = (\d+);", load(self, header))
        self.version = ".".join(numbers)

    def export_sources(self):
        for pattern in FILES + FOLDERS:
            copy(self, pattern, os.path.join(self.recipe_folder, ROOT), self.export_sources_folder)

    def config_options(self):
        if self.settings.os == "Windows":
            del self.options.fPIC

    def configure(self):
        if not self.options.c_api:
            self.package_type = "header-library"
            self.options.rm_safe("shared")
            self.options.rm_safe("fPIC")
        elif self.options.shared:
            self.package_type = "shared-library"
            self.options.rm_safe("fPIC")
        else:
            self.package_type = "static-library"

    def layout(self):
        cmake_layout(self)

    def package_id(self):
        if not self.info.options.c_api:
            self.info.settings.clear()

    def validate(self):
        check_min_cppstd(self, 20)

    def generate(self):
        toolchain = CMakeToolchain(self)
        for part in ("TESTS", "BENCHMARKS", "EXAMPLES", "TOOLS"):
            toolchain.cache_variables[f"ALQUERQUE_BUILD_{part}"] = False
        toolchain.cache_variables["ALQUERQUE_BUILD_C_API"] = bool(self.options.c_api)
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        # Conan makes the files by which CMake and pkg-config find the package.
        for generated in ("share", os.path.join("lib", "cmake"), os.path.join("lib", "pkgconfig")):
            rmdir(self, os.path.join(self.package_folder, generated))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "alquerque")
        # The target of all components; its default name is that of the headers.
        self.cpp_info.set_property("cmake_target_name", "alquerque::all")
        self.cpp_info.set_property("pkg_config_name", "alquerque_all")

        headers = self.cpp_info.components["headers"]
        headers.set_property("cmake_target_name", "alquerque::alquerque")
        headers.set_property("pkg_config_name", "alquerque")
        headers.bindirs = []
        headers.libdirs = []

        if self.options.c_api:
            library = self.cpp_info.components["c"]
            library.set_property("cmake_target_name", "alquerque::c")
            library.set_property("pkg_config_name", "alquerque_c")
            library.libs = collect_libs(self)

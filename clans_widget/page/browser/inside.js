// Where a page that has all in itself has Python, and our packages. Pyodide adds the name of its
// core to an address: after the sign of a fragment nothing changes what is fetched.

const CORE = "./python/pyodide.asm.wasm";

export const PYTHON = {
  indexURL: `${CORE}#`,
  stdLibURL: "./python/python_stdlib.zip",
  lockFileContents: $lock,
};
export const PACKED = "./packages.tar.xz";

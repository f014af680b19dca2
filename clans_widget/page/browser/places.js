// Where a page of a site has Python, and our packages.

export const PYTHON = { indexURL: "./python/" };
export const PACKED = "./packages.tar.xz";

// Sentences of a page, which come with it, and what is put into them.

const MEGABYTE = 1e6;

export const filled = (sentence, values) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), sentence);

// So many bytes have come, of so many: in whole megabytes.
export const inMegabytes = (got, all) => ({ got: Math.floor(got / MEGABYTE), all: Math.ceil(all / MEGABYTE) });

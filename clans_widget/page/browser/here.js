// Where the files of a site are, and under which name a device keeps what it has of this site and
// of no other on the same machine.

export const HERE = new URL(".", import.meta.url);

export const KEPT = `clans-widget ${new URL("..", HERE).pathname}`;

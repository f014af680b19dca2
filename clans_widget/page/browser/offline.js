// Keeps what a reader has seen of the site, so that it opens again without a network. The page comes
// from the network where there is one; what all pages share comes from what is kept.

const KEPT = "$version";
const SHARED = new URL("live/", self.location).pathname;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

// What an earlier version of the site has kept is of no use.
async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("clans-widget-") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const isShared = ({ url }) => new URL(url).pathname.startsWith(SHARED);

// What all pages share must be of one version, and the browser itself may still have an earlier one:
// so the server is asked whether that is still what it has.
const current = (request) => fetch(request, isShared(request) ? { cache: "no-cache" } : undefined);

// A device without room, or an answer that may not be kept: the reader has got it all the same.
const keep = (kept, request, answer) => kept.put(request, answer).catch(() => {});

async function fetched(event, kept) {
  const answer = await current(event.request);
  if (answer.status === 200) event.waitUntil(keep(kept, event.request, answer.clone()));
  return answer;
}

async function answered(event) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(event.request, { ignoreSearch: true });
  if (known && isShared(event.request)) return known;
  try {
    return await fetched(event, kept);
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

// Of a film or a sound a browser asks for parts, which no cache can hold.
const isWhole = ({ method, headers }) => method === "GET" && !headers.has("range");

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isWhole(request) && new URL(request.url).origin === self.location.origin) {
    event.respondWith(answered(event));
  }
});

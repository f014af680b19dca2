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

async function fetched(request, kept) {
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

async function answered(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request, { ignoreSearch: true });
  if (known && new URL(request.url).pathname.startsWith(SHARED)) return known;
  try {
    return await fetched(request, kept);
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === self.location.origin) {
    event.respondWith(answered(event.request));
  }
});

// Keeps what a reader has seen of the site, so that it opens again without a network. It answers for
// pages, and for what all pages share; whatever else lies in the folder is none of its business.

const HERE = new URL(".", self.location);
const SHARED = new URL("live/", HERE).href;

// Of another site on this machine nothing is touched.
const KEPT = `clans-widget ${HERE.pathname}`;

// What all pages of this version share. Each address is made of what stands there: it never becomes
// old. Python sleeps beside them, each version by itself.
const FILES = $FILES.map((place) => new URL(place, SHARED).href);
const ASLEEP = new URL("asleep/$VERSION/", SHARED).href;

// The pages of the site, and what is said of one that is not kept, by language.
const PAGES = new Set($PAGES.map((place) => new URL(place, HERE).href));
const WORDS = $WORDS;

// Milliseconds for which a page is waited for that is kept already.
const PATIENCE = 3000;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { keep: pages, files } = event.data ?? {};
  if (Array.isArray(pages)) event.waitUntil(keep(pages, files ?? FILES));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET") return;
  if (url.startsWith(SHARED)) event.respondWith(sharedFile(event.request));
  else if (mode === "navigate") event.respondWith(page(event));
});

const found = async (address) => {
  try {
    return await (await caches.open(KEPT)).match(address, { ignoreSearch: true });
  } catch {
    return undefined; // the device keeps nothing
  }
};

async function sharedFile(request) {
  return (await found(request.url)) ?? fetch(request);
}

// From the network, where that answers in time; else what is kept.
async function page(event) {
  const address = named(event.request.url);
  const known = await found(address);
  const answer = fetch(event.request);
  if (!known) return answer.catch((error) => told(address, error));
  const renewed = answer.then(async (fresh) => {
    if (fresh.status >= 500) return known.clone();
    if (fresh.status === 200) event.waitUntil(put(address, fresh.clone()));
    return fresh;
  });
  event.waitUntil(renewed.catch(() => {}));
  const late = new Promise((give) => setTimeout(() => give(known.clone()), PATIENCE));
  return Promise.race([renewed, late]).catch(() => known);
}

// A page by the name of its file, however it was asked for.
function named(url) {
  const address = url.split(/[?#]/)[0];
  return address.endsWith("/") ? `${address}index.html` : address;
}

// Without a network, of a page of this site that is not kept; and the way to a list that is.
async function told(address, error) {
  if (!PAGES.has(address)) throw error;
  const own = new URL(address).pathname.slice(HERE.pathname.length).split("/")[0];
  const readers = self.navigator.languages.map((each) => each.split("-")[0]);
  const languages = [own, ...readers, ...Object.keys(WORDS)].filter((each) => each in WORDS);
  const { title, text, list } = WORDS[languages[0]];
  const lists = languages.map((each) => new URL(`${each}/index.html`, HERE).href);
  const kept = await Promise.all(lists.map(found));
  const known = lists.find((_, number) => kept[number]);
  const home = known ? `<p><a href="${known}">${list}</a></p>` : "";
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const body = `<h1>${title}</h1><p>${text}</p>${home}`;
  const whole = `<!DOCTYPE html><html lang="${languages[0]}"><head>${head}</head><body>${body}</body></html>`;
  return new Response(whole, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

// A device without room, or an answer that may not be kept: the reader has got it all the same.
async function put(address, answer) {
  try {
    await (await caches.open(KEPT)).put(address, answer);
    return true;
  } catch {
    return false;
  }
}

// Whether it is kept now, or is no more.
async function added(address, cache) {
  try {
    const answer = await fetch(address, { cache });
    if (answer.status === 404) return (await caches.open(KEPT)).delete(address).then(() => true);
    return answer.status === 200 && (await put(address, answer));
  } catch {
    return false;
  }
}

// Keeps some pages, and what they need of what all share. What an earlier version shared goes once all
// that is kept is of this one: else a page without a network would miss it.
async function keep(wanted, needed) {
  try {
    const cache = await caches.open(KEPT);
    const known = (await cache.keys()).map(({ url }) => url);
    const old = known.filter((url) => url.startsWith(SHARED) && !FILES.includes(url) && !url.startsWith(ASLEEP));
    const kept = known.filter((url) => !url.startsWith(SHARED));
    const missing = FILES.filter((url) => !known.includes(url) && (old.length || needed.includes(url)));
    const files = await Promise.all(missing.map((url) => added(url, "force-cache")));
    const pages = new Set([...wanted.map(named).filter((url) => url.startsWith(HERE.href)), ...(old.length ? kept : [])]);
    const all = await Promise.all([...pages].map((url) => added(url, "no-cache")));
    if ([...files, ...all].every(Boolean)) await Promise.all(old.map((url) => cache.delete(url)));
  } catch {
    // The device keeps nothing.
  }
}

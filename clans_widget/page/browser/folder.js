// Begins a page of a site: what it needs stands in the folder of this script.

import { again } from "./again.js";
import { HERE } from "./here.js";
import { KeepLessons } from "./keep_lessons.js";
import { listStars } from "./list_stars.js";
import { Page } from "./page.js";

// So many workers are begun, one after another, if their script does not come.
const WORKERS = 3;

// The style stands before those that the boards bring with them. It is not waited for: Python is
// longer on its way.
function dress() {
  const tried = (number) =>
    new Promise((done, fail) => {
      const link = document.createElement("link");
      const address = new URL("./style.css", HERE);
      if (number > 1) address.search = number;
      Object.assign(link, { rel: "stylesheet", href: address.href, onload: done });
      link.onerror = () => {
        link.remove();
        fail(new Error(address.href));
      };
      document.head.append(link);
    });
  again(tried).catch(console.warn);
}

function worker(games, tried, what) {
  if (tried > 1 && (what !== "network" || tried > WORKERS)) return null;
  const address = new URL("./worker.js", HERE);
  if (tried > 1) address.search = tried;
  return new Worker(address, { type: "module", name: games });
}

// What answers for the pages of this site without a network, once it is there. Another site may lie
// in a folder around this one, and answer for these pages until then.
async function answering() {
  const registration = await navigator.serviceWorker.register(new URL("../offline.js", HERE));
  await registration.update().catch(() => {}); // there may be no network
  const newest = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise((done, fail) => {
    const look = () => {
      if (newest.state === "activated") done();
      if (newest.state === "redundant") fail(new Error(newest.scriptURL));
    };
    newest.addEventListener("statechange", look);
    look();
  });
  return newest;
}

// The addresses without what says which try it is, or which part is seen.
const placesOf = (addresses) => addresses.map((address) => address.split(/[?#]/)[0]);

// Later this page opens without a network, too, and those that it names beside itself. Of what all
// share a page without boards needs its script and its icon: Python would come unasked.
async function keepForLater(answers, hasBoards) {
  const places = (document.querySelector("[data-beside]")?.dataset.beside ?? "").split(" ");
  const pages = [location.href, ...places.filter(Boolean).map((place) => new URL(place, location).href)];
  const icon = document.querySelector("link[rel=icon]")?.href ?? "";
  const files = hasBoards ? null : placesOf([import.meta.url, icon]);
  (await answers).postMessage({ keep: placesOf(pages), files });
}

export default async function start(waiting) {
  const answers = answering();
  const hasBoards = waiting.roots.length > 0;
  const keep = () => keepForLater(answers, hasBoards).catch(() => {}); // nothing is kept, all else goes on
  answers.catch(() => {});
  listStars();
  new KeepLessons(answers);
  if (!hasBoards) {
    waiting.end();
    keep();
    return;
  }
  dress();
  const address = new URL("./scripts.js", HERE).href;
  const { SCRIPTS } = await again((tried) => import(tried > 1 ? `${address}?${tried}` : address));
  new Page(waiting, SCRIPTS, worker, keep);
}

"use strict";

const FADE = 220;

const part = (selector) => document.querySelector(`main ${selector}`);
const kept = document.querySelector("template").content;
const layers = kept.querySelectorAll("svg > g");
const tables = kept.querySelectorAll(".table");
const slots = document.querySelectorAll(".picture .slot");
const steps = [...document.querySelectorAll(".steps button")];
const picture = part(".picture svg");
const slider = part(".slider");
const play = part(".play");
const pace = part(".pace select");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const end = steps.length - 1;
let now = end;
let timer = 0;

const numbers = (list) => list.split(" ").filter(Boolean).map(Number);

// The old layer stays below until the new one has faded in, so that what is in both stands still.
function swap(slot, fresh, gently) {
  if (!gently) {
    slot.replaceChildren(fresh);
    return;
  }
  slot.append(fresh);
  fresh.animate({ opacity: [0, 1] }, FADE).onfinish = () => {
    while (fresh.previousSibling) fresh.previousSibling.remove();
  };
}

function showPicture(before, step, gently) {
  const old = numbers(before.dataset.layers);
  numbers(step.dataset.layers).forEach((layer, k) => {
    if (layer !== old[k]) swap(slots[k], layers[layer].cloneNode(true), gently);
  });
  picture.setAttribute("aria-label", step.dataset.title);
  part("#description").textContent = step.dataset.description;
}

function showTables(before, step) {
  if (before.dataset.tables === step.dataset.tables) return;
  const shown = numbers(step.dataset.tables).map((table) => tables[table].cloneNode(true));
  part(".tables").replaceChildren(...shown);
}

function showControls(step) {
  slider.value = now;
  slider.setAttribute("aria-valuetext", step.dataset.place);
  part(".place").textContent = step.dataset.place;
  for (const name of [".first", ".back"]) part(name).setAttribute("aria-disabled", now === 0);
  for (const name of [".next", ".last"]) part(name).setAttribute("aria-disabled", now === end);
  for (const other of steps) other.removeAttribute("aria-current");
  step.setAttribute("aria-current", "step");
}

function show(number, gently = !calm.matches) {
  const before = steps[now];
  now = Math.max(0, Math.min(number, end));
  const step = steps[now];
  if (step !== before) {
    showPicture(before, step, gently);
    showTables(before, step);
    part(".caption").replaceChildren(...step.cloneNode(true).childNodes);
  }
  showControls(step);
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  showPlaying();
}

function showPlaying() {
  const label = timer ? play.dataset.pause : play.dataset.play;
  play.classList.toggle("playing", timer !== 0);
  play.title = label;
  play.setAttribute("aria-label", label);
}

function wait() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(now + 1);
    if (now < end) wait();
    else pause();
  }, Number(pace.value));
  showPlaying();
}

function playOrPause() {
  if (timer) {
    pause();
    return;
  }
  show(now === end ? 0 : now + 1);
  if (now < end) wait();
}

function go(number) {
  pause();
  show(number);
}

const KEYS = {
  ArrowLeft: () => go(now - 1),
  ArrowRight: () => go(now + 1),
  Home: () => go(0),
  End: () => go(end),
  " ": playOrPause,
};

// Controls that know what to do with a key keep it.
function keeps(target, key) {
  return target.matches("input, select") || (key === " " && target.matches("button, summary"));
}

function press(event) {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!Object.hasOwn(KEYS, key) || keeps(target, key)) return;
  event.preventDefault();
  KEYS[key]();
}

function named() {
  return /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : 0;
}

// A page that holds this one in a frame can make the frame as high as what is in it.
function tellHeight() {
  parent.postMessage({ walkHeight: document.documentElement.offsetHeight }, "*");
}

part(".first").addEventListener("click", () => go(0));
part(".back").addEventListener("click", () => go(now - 1));
part(".next").addEventListener("click", () => go(now + 1));
part(".last").addEventListener("click", () => go(end));
play.addEventListener("click", playOrPause);
slider.addEventListener("input", () => go(Number(slider.value)));
pace.addEventListener("change", () => timer && wait());
steps.forEach((step, number) => step.addEventListener("click", () => go(number)));
document.addEventListener("keydown", press);
addEventListener("hashchange", () => go(named()));

part(".controls").hidden = part(".keys").hidden = false;
show(named(), false);
if (parent !== window) new ResizeObserver(tellHeight).observe(document.body);

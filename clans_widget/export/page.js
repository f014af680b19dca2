// Shows the steps that stand in the page, each in its turn.

import { isCalm } from "../web/calm.js";
import { swap } from "../web/fading.js";
import { tellHeight } from "../web/height.js";
import { steer } from "../web/keys.js";
import { Walk } from "../web/walk.js";

const part = (selector) => document.querySelector(`main ${selector}`);
const kept = document.querySelector("template").content;
const layers = kept.querySelectorAll("svg > g");
const tables = kept.querySelectorAll(".table");
const slots = document.querySelectorAll(".picture .slot");
const steps = [...document.querySelectorAll(".steps button")];
const pictures = document.querySelectorAll("main .picture svg");
const slider = part(".slider");
const play = part(".play");
const ruleText = part(".rule-text");
const pace = part(".pace select");
const end = steps.length - 1;
let shown = end;

const numbers = (list) => list.split(" ").filter(Boolean).map(Number);

function showPicture(before, step, gently) {
  const old = numbers(before.dataset.layers);
  numbers(step.dataset.layers).forEach((layer, k) => {
    if (layer !== old[k]) swap(slots[k], layers[layer].cloneNode(true), gently);
  });
  step.dataset.title.split("\n").forEach((title, k) => {
    pictures[k].setAttribute("aria-label", title);
  });
  part("#description").textContent = step.dataset.description;
}

function showTables(before, step) {
  if (before.dataset.tables === step.dataset.tables) return;
  const fresh = numbers(step.dataset.tables).map((table) => tables[table].cloneNode(true));
  part(".tables").replaceChildren(...fresh);
}

// The id of a rule in the caption opens what it says under it; another press closes it again.
function pressRule(button, said) {
  const opens = button.getAttribute("aria-expanded") === "false";
  for (const other of part(".caption").querySelectorAll("button")) other.setAttribute("aria-expanded", "false");
  button.setAttribute("aria-expanded", String(opens));
  ruleText.replaceChildren(...(opens ? said.cloneNode(true).childNodes : []));
}

function linkRules() {
  ruleText.replaceChildren();
  for (const id of part(".caption").querySelectorAll("b.rule")) {
    const said = document.getElementById(id.dataset.rule);
    if (!said) continue;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "rule", textContent: id.textContent });
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", () => pressRule(button, said));
    id.replaceWith(button);
  }
}

function showControls(step) {
  slider.value = shown;
  slider.setAttribute("aria-valuetext", step.dataset.place);
  part(".place").textContent = step.dataset.place;
  for (const name of [".first", ".back"]) part(name).setAttribute("aria-disabled", shown === 0);
  for (const name of [".next", ".last"]) part(name).setAttribute("aria-disabled", shown === end);
  for (const other of steps) other.removeAttribute("aria-current");
  step.setAttribute("aria-current", "step");
}

function show(number, gently = !isCalm()) {
  const before = steps[shown];
  const step = steps[number];
  shown = number;
  if (step !== before) {
    showPicture(before, step, gently);
    showTables(before, step);
    part(".caption").replaceChildren(...step.cloneNode(true).childNodes);
    linkRules();
  }
  showControls(step);
}

function showPlaying(playing) {
  const label = playing ? play.dataset.pause : play.dataset.play;
  play.classList.toggle("playing", playing);
  play.title = label;
  play.setAttribute("aria-label", label);
}

function named() {
  return /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : 0;
}

const walk = new Walk(end, { show, pace: () => Number(pace.value), tell: showPlaying });

const KEYS = {
  ArrowLeft: () => walk.go(walk.now - 1),
  ArrowRight: () => walk.go(walk.now + 1),
  Home: () => walk.go(0),
  End: () => walk.go(end),
  " ": () => walk.playOrPause(),
};

part(".first").addEventListener("click", KEYS.Home);
part(".back").addEventListener("click", KEYS.ArrowLeft);
part(".next").addEventListener("click", KEYS.ArrowRight);
part(".last").addEventListener("click", KEYS.End);
play.addEventListener("click", KEYS[" "]);
slider.addEventListener("input", () => walk.go(Number(slider.value)));
pace.addEventListener("change", () => walk.changePace());
steps.forEach((step, number) => step.addEventListener("click", () => walk.go(number)));
steer(KEYS);
addEventListener("hashchange", () => walk.go(named()));

linkRules();
part(".controls").hidden = part(".keys").hidden = false;
walk.begin(named());
tellHeight();

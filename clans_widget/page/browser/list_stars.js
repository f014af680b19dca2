// The stars of the lessons in a list of them, as the pages of lessons have told the device.

import { made } from "../../web/elements.js";
import { place, read } from "./device.js";
import { filled } from "./sentences.js";

const LISTS = "[data-course]";

// Shows them, and shows them anew when another page has told more, or the reader comes back.
export function listStars() {
  const lists = [...document.querySelectorAll(LISTS)];
  const show = () => lists.forEach(showIn);
  show();
  addEventListener("storage", show);
  addEventListener("pageshow", ({ persisted }) => persisted && show());
}

function showIn(list) {
  const known = read(place("stars", list.dataset.course));
  const words = JSON.parse(list.dataset.stars);
  for (const lesson of list.querySelectorAll("[data-lesson]")) {
    lesson.querySelector(".reached")?.remove();
    const found = reached(known, lesson.dataset.lesson, words.stars.length - 1);
    if (found) lesson.append(told(found, words));
  }
}

// How many stars, and how many questions are solved, of how many; nothing where the device has
// something else.
function reached(known, lesson, most) {
  const found = known?.[lesson];
  const isRight = Array.isArray(found) && found.length === 3 && found.every(Number.isInteger);
  return isRight && found[0] >= 0 && found[0] <= most ? found : null;
}

function told([won, solved, questions], { stars, of }) {
  const most = stars.length - 1;
  const drawn = made("span", "stars", "★".repeat(won) + "☆".repeat(most - won));
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", stars[won]);
  return made("span", "reached", drawn, ` ${filled(of, { count: solved, total: questions })}`);
}

// Whoever has asked the system for less motion.

const asked = window.matchMedia("(prefers-reduced-motion: reduce)");

export function isCalm() {
  return asked.matches;
}

// Tells when that is so, and each time it changes. What it returns ends this.
export function followCalm(tell) {
  const report = () => tell(asked.matches);
  if (asked.matches) {
    report();
  }
  asked.addEventListener("change", report);
  return () => asked.removeEventListener("change", report);
}

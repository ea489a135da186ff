import type { Early } from './earlySteps.ts';
import { repeat } from './repeat.ts';

const POLL_INTERVAL_MS = 50;

/**
 * Lets the real step take the place of the prerendered one, as soon as no interaction is unfinished, and does
 * there what has been done here. `reveal` shows the step.
 */
export function takeOver(early: Early, step: HTMLElement, reveal: () => void): void {
  const look = () => {
    // Removed meanwhile, with all that was to take its place.
    if (!early.root) return;
    if (!early.isFree()) {
      setTimeout(look, POLL_INTERVAL_MS);
      return;
    }
    reveal();
    for (const button of leaveTo(early, step)) button?.click();
  };
  setTimeout(look);
}

/** Repeats on the step what was done here, and goes, whatever becomes of that. Returns what is still to be pressed. */
function leaveTo(early: Early, step: HTMLElement) {
  const root = early.root as HTMLElement;
  const { activeElement: focused } = root.getRootNode() as Document | ShadowRoot;
  try {
    return [...early.pressed].map(repeat({ root, focused }, step));
  } finally {
    early.remove();
  }
}

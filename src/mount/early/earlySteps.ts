/** What stands in the place of an application until that can be shown. */
export interface Early {
  readonly isShown: boolean;
  /**
   * Lets the real step take the place, as soon as nobody is in the middle of something, and does there what has been
   * done here. `reveal` shows the step.
   */
  handOver(step: HTMLElement, reveal: () => void): void;
  remove(): void;
}

const STEPS = Symbol.for('heloc.early');

/** By target. Page-wide, because it is the script before the application's that puts something there. */
export function earlySteps(): WeakMap<Element, Early> {
  const page = globalThis as { [STEPS]?: WeakMap<Element, Early> };
  page[STEPS] ??= new WeakMap();
  return page[STEPS];
}

/** Takes a place over from what was to stand there, which is there no more unless it is shown already. */
export function takeEarly(target: Element): Early | undefined {
  const early = earlySteps().get(target);
  earlySteps().delete(target);
  if (early?.isShown) return early;
  early?.remove();
  return undefined;
}

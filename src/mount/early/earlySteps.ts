/** What stands in the place of an application until that can be shown. */
export interface Early {
  /** What a person sees of it; undefined until there is something. */
  readonly root: HTMLElement | undefined;
  /** The buttons that were pressed, in order. */
  readonly pressed: ReadonlySet<Element>;
  /** Whether no interaction is unfinished, which replacing the step would interrupt. */
  isFree(): boolean;
  remove(): void;
}

const STEPS = Symbol.for('heloc.first-steps');

const page = globalThis as { [STEPS]?: WeakMap<Element, Early> };

/** By target. Page-wide, because it is the loader that puts something there. */
export const earlySteps = (): WeakMap<Element, Early> => (page[STEPS] ??= new WeakMap());

/** Claims a target for the mount: returns its prerendered step if that is shown, else cancels it. */
export function takeEarly(target: Element): Early | undefined {
  const early = earlySteps().get(target);
  earlySteps().delete(target);
  if (early?.root) return early;
  early?.remove();
  return undefined;
}

type Control = HTMLInputElement | HTMLButtonElement | HTMLAnchorElement;

const CONTROLS = 'input, button, a[href]';

/** Identifies a control by its kind and texts, with those of its group: generated names and ids differ. */
function keyOf(control: Control): string {
  const { tagName, type, labels } = control as HTMLInputElement;
  const group = control.closest('fieldset')?.querySelector('legend')?.textContent;
  const words = labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? control.textContent;
  return [tagName, type, group, words].join(' ');
}

/**
 * Matches each control of the prerendered step with the same control of the rendered one. By label, not by order: who is
 * signed in has no login link.
 */
function pair(root: ParentNode, step: ParentNode): ReadonlyMap<Control, Control | undefined> {
  const controls = (container: ParentNode) => [...container.querySelectorAll<Control>(CONTROLS)];
  const real = controls(step);
  return new Map(
    controls(root).map((drawn) => {
      const index = real.findIndex((control) => keyOf(control) === keyOf(drawn));
      return [drawn, index < 0 ? undefined : real.splice(index, 1)[0]] as const;
    }),
  );
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** What a person has done to a step that is about to be replaced. */
export interface Done {
  /** What they did it to. */
  root: HTMLElement;
  focused: Element | null;
}

/**
 * Does to a step what has been done to its prerendered form: texts and choices, through the same
 * events as by hand, and last the focus with its selection.
 *
 * @returns the control of the step that stands where one of the prerendered step does
 */
export function repeat({ root, focused }: Done, step: HTMLElement): (drawn: Element) => Control | undefined {
  const pairs = pair(root, step);
  const matchOf = (control: Element) => pairs.get(control as Control);
  const outside = document.activeElement as HTMLElement | null;
  for (const before of pairs.keys()) {
    const now = matchOf(before);
    if (now instanceof HTMLInputElement && before instanceof HTMLInputElement) repeatInput(before, now);
  }
  const active = focused && matchOf(focused);
  if (active) focusAs(focused, active);
  else {
    step.querySelector<HTMLElement>(':focus')?.blur();
    outside?.focus({ preventScroll: true });
  }
  return matchOf;
}

function repeatInput(before: HTMLInputElement, now: HTMLInputElement): void {
  // What was not touched is as the real step has it: that knows what was typed before.
  if (before.checked !== before.defaultChecked && before.checked !== now.checked) now.click();
  else if (before.value !== before.defaultValue && before.value !== now.value) {
    // If the person has left the field it is blurred again, because suggestions are shown for the focused field only.
    now.focus({ preventScroll: true });
    // Past React's own record of the value, or it would see no change.
    setValue?.call(now, before.value);
    now.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}

function focusAs(before: Element, now: Control): void {
  now.focus({ preventScroll: true });
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement && now.type === 'text')
    now.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? 'none');
}

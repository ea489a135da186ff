type Control = HTMLInputElement | HTMLButtonElement | HTMLAnchorElement;

/** What stands in the same order in both. A skip link may be in one of them only, so it is counted for itself. */
const KINDS = ['input, button, a[href]:not([href^="#"])', 'a[href^="#"]'];

/** Each control of the prerendered step, and what stands in its place on the step. */
function pair(root: ParentNode, step: ParentNode): ReadonlyMap<Control, Control | undefined> {
  const controls = (place: ParentNode, kind: string) => [...place.querySelectorAll<Control>(kind)];
  return new Map(
    KINDS.flatMap((kind) => {
      const real = controls(step, kind);
      return controls(root, kind).map((drawn, index) => [drawn, real[index]] as const);
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
 * Does to a step what has been done to its prerendered form: texts and choices in the order of the fields, through the same
 * events as by hand, and last the focus with its selection.
 *
 * @returns the control of the step that stands where one of the prerendered step does
 */
export function repeat({ root, focused }: Done, step: HTMLElement): (drawn: Element) => Control | undefined {
  const pairs = pair(root, step);
  const twinOf = (control: Element) => {
    const twin = pairs.get(control as Control);
    return twin?.tagName === control.tagName && twin.type === (control as Control).type ? twin : undefined;
  };
  const outside = document.activeElement as HTMLElement | null;
  for (const before of pairs.keys()) {
    const now = twinOf(before);
    if (now instanceof HTMLInputElement && before instanceof HTMLInputElement) repeatInput(before, now);
  }
  const active = focused && twinOf(focused);
  if (active) focusAs(focused, active);
  else {
    step.querySelector<HTMLElement>(':focus')?.blur();
    outside?.focus({ preventScroll: true });
  }
  return twinOf;
}

function repeatInput(before: HTMLInputElement, now: HTMLInputElement): void {
  if (before.checked !== now.checked) now.click();
  else if (before.value !== now.value) {
    // Whoever has left the field leaves it again: suggestions belong to the field that one is in.
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

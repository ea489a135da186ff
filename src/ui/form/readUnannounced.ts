const setValue = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

const TYPED: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url', 'search', 'password']);

/**
 * Tells React what a script has put into the fields without an event, as some password managers do. What React has written
 * stands in the attribute as well; a value that differs is not its own.
 */
export function readUnannounced(form: HTMLFormElement): void {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement) || !TYPED.has(input.type) || input.value === input.defaultValue)
      continue;
    const { value } = input;
    // React takes an event for news only if the value is another than what it saw being set.
    input.value = input.defaultValue;
    setValue(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

import { formatList } from '#src/domain/text/format.ts';
import type { FieldEntry } from '#src/ui/form/formErrors.ts';

interface Words {
  yes: string;
  no: string;
  empty: string;
}

/** The label of a field as it stands on the page, without the asterisk. */
export function labelOf(field: FieldEntry): string {
  const root = field.target()?.getRootNode() as Document | ShadowRoot | undefined;
  const text = root?.getElementById?.(field.labelId)?.textContent ?? '';
  return text.replace(/\s*\*\s*$/, '').trim();
}

/** A value in the words of its control: the chosen option rather than its code. */
export function shownAs(field: FieldEntry, value: unknown, words: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return formatList(value.map((one) => shownAs(field, one, words))) || words.empty;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value).map((one) => shownAs(field, one, { ...words, empty: '' }));
    return parts.filter(Boolean).join(' ') || words.empty;
  }
  const text = String(value ?? '');
  return (text && optionText(field.target(), text)) || text || words.empty;
}

function optionText(control: HTMLElement | null, value: string): string | undefined {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => option.value === value)?.text;
  const choices = control?.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input');
  const choice = [...(choices ?? [])].find(
    (input) => /^(radio|checkbox)$/.test(input.type) && input.value === value,
  );
  return choice?.labels?.[0]?.textContent?.trim();
}

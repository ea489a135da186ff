/** A field on the page, as the form's errors know it. */
export interface FieldEntry {
  name: string;
  /** Id of its label. */
  labelId: string;
  /** Other paths whose errors belong here, e.g. the parts of an address that one combobox fills. */
  aliases: readonly string[];
  /** What is typed there is read in plain characters. */
  typed?: boolean | undefined;
  /** Where the focus goes: the control, for a group its first. */
  target(): HTMLElement | null;
}

const REQUIREMENT = '[data-requirement]';

/** A field's label, without the mark for required or optional. */
function labelTextOf({ labelId, target }: FieldEntry): string {
  const root = target()?.getRootNode() as Document | ShadowRoot | undefined;
  const label = root?.getElementById?.(labelId)?.cloneNode(true) as Element | undefined;
  for (const mark of label?.querySelectorAll(REQUIREMENT) ?? []) mark.remove();
  return label?.textContent?.trim() ?? '';
}

/** The card of a list in which a field stands, e.g. "Owner 2". */
function cardTextOf({ target }: FieldEntry): string {
  const card = target()?.closest('section[aria-labelledby]');
  const root = card?.getRootNode() as Document | ShadowRoot | undefined;
  return root?.getElementById?.(card?.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() ?? '';
}

export interface SummaryItem {
  /** The path in the schema. */
  path: string;
  message: string;
  /** The field that it belongs to, if one is on the page. */
  field: string | undefined;
  /** What that is called. */
  label: string;
  /** What the card is called in which it stands. */
  card: string;
}

/** Messages by schema path. */
export type Problems = ReadonlyMap<string, string>;

function isInside(path: string, parent: string): boolean {
  return path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);
}

function inDocumentOrder(a: HTMLElement | null, b: HTMLElement | null): number {
  if (!a || !b || a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * The errors of one form, outside React so that a message re-renders its own field and not the form.
 * A failed submit sets them all; afterwards a correction takes a message away at once, and a new one appears only when
 * its field is left.
 */
export class FormErrors {
  /** Names of the fields that were typed into, also of those that are no longer on the page. */
  readonly typed = new Set<string>();
  private readonly fields = new Map<string, FieldEntry>();
  private readonly listeners = new Set<() => void>();
  private messages: ReadonlyMap<string, string> = new Map();
  private latest: ReadonlyMap<string, string> = new Map();
  private items: readonly SummaryItem[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  register(entry: FieldEntry): () => void {
    this.fields.set(entry.name, entry);
    if (entry.typed) this.typed.add(entry.name);
    return () => {
      if (this.fields.get(entry.name) === entry) this.fields.delete(entry.name);
    };
  }

  messageFor(name: string): string | undefined {
    return this.messages.get(name);
  }

  summary(): readonly SummaryItem[] {
    return this.items;
  }

  /** Everything that is wrong at a submit. */
  set(problems: Problems): void {
    const items = [...problems].map(([path, message]) => {
      const field = this.fieldFor(path);
      return { path, message, field, ...this.namesOf(field) };
    });
    const byField = this.byField(problems);
    const seen = new Set<string>();
    this.items = items
      .filter(({ field, message }) => {
        if (field === undefined) return true;
        if (seen.has(field) || byField.get(field) !== message) return false;
        seen.add(field);
        return true;
      })
      .sort((a, b) => inDocumentOrder(this.targetOf(a.field), this.targetOf(b.field)));
    this.messages = byField;
    this.latest = byField;
    this.emit();
  }

  /** What is wrong now, after a change: corrections show, new problems wait for `leave`. */
  correct(problems: Problems): void {
    const byField = this.byField(problems);
    this.latest = byField;
    const messages = new Map<string, string>();
    for (const name of this.messages.keys()) {
      const message = byField.get(name);
      if (message !== undefined) messages.set(name, message);
    }
    this.messages = messages;
    this.items = this.items.flatMap((item) => {
      const message = item.field === undefined ? problems.get(item.path) : messages.get(item.field);
      return message === undefined ? [] : [{ ...item, message }];
    });
    this.emit();
  }

  /** What is wrong has not changed, but the words for it, and for the fields: the page has another organisation. */
  reword(problems: Problems): void {
    this.items = this.items.map((item) => ({ ...item, ...this.namesOf(item.field) }));
    this.correct(problems);
  }

  /** A field that was changed since the submit is left: its problem may be shown. */
  leave(name: string): void {
    const message = this.latest.get(name);
    if (message === undefined || this.messages.get(name) === message) return;
    this.messages = new Map(this.messages).set(name, message);
    this.emit();
  }

  clear(): void {
    this.messages = new Map();
    this.latest = new Map();
    this.items = [];
    this.emit();
  }

  /** The field on the page to which a path belongs. */
  fieldAt(path: string): FieldEntry | undefined {
    return this.fields.get(this.fieldFor(path) ?? '');
  }

  /** The id of a field's control. */
  idOf(name: string): string {
    return this.targetOf(name)?.id ?? '';
  }

  /** The id of a field's label. */
  labelOf(name: string): string | undefined {
    return this.fields.get(name)?.labelId;
  }

  focus(name: string): void {
    const target = this.targetOf(name);
    // Controls in a closed `<details>` cannot be focused.
    for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details'))
      around.open = true;
    target?.focus();
  }

  private namesOf(field: string | undefined): Pick<SummaryItem, 'label' | 'card'> {
    const entry = this.fields.get(field ?? '');
    return entry ? { label: labelTextOf(entry), card: cardTextOf(entry) } : { label: '', card: '' };
  }

  private targetOf(name: string | undefined): HTMLElement | null {
    return name === undefined ? null : (this.fields.get(name)?.target() ?? null);
  }

  /** The field of a path: its own, else the nearest around it, else the first inside it. */
  private fieldFor(path: string): string | undefined {
    const entries = [...this.fields.values()];
    const own = entries.find(({ name, aliases }) => name === path || aliases.includes(path));
    if (own) return own.name;
    const around = entries
      .filter(({ name }) => isInside(path, name))
      .sort((a, b) => b.name.length - a.name.length);
    if (around[0]) return around[0].name;
    const inside = entries
      .filter(({ name }) => isInside(name, path))
      .sort((a, b) => inDocumentOrder(a.target(), b.target()));
    return inside[0]?.name;
  }

  private byField(problems: Problems): Map<string, string> {
    const byField = new Map<string, string>();
    for (const [path, message] of problems) {
      const field = this.fieldFor(path);
      if (field !== undefined && !byField.has(field)) byField.set(field, message);
    }
    return byField;
  }

  private emit(): void {
    for (const listener of this.listeners) listener();
  }
}

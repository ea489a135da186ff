/** A text by number, chosen by `{count}`: the forms of `Intl.PluralRules`, of which English has two. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
export type CopyValue = string | readonly string[] | Plural;
export type CopyStrings = Readonly<Record<string, CopyValue>>;

/** The texts of one screen or component, with the namespace under which an organisation overrides them. */
export interface Copy<S extends CopyStrings = CopyStrings> {
  readonly key: string;
  readonly strings: S;
}

/** Names the texts of a screen. `key` is the namespace in `copy.json`: the screen's path, e.g. `start/hmda`. */
export function defineCopy<const S extends CopyStrings>(key: string, strings: S): Copy<S> {
  return { key, strings };
}

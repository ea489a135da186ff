import { CHOICES, type Choices } from '../../../themes/org/look.ts';
import type { FileName } from '../model/folder.ts';

/** How a value is chosen. */
export type Kind =
  | { readonly as: 'color' }
  | { readonly as: 'family' }
  | { readonly as: 'weight' }
  | { readonly as: 'px'; readonly most: number; readonly step?: number }
  | { readonly as: 'shadow' }
  | { readonly as: 'number'; readonly least: number; readonly most: number; readonly step: number }
  | {
      readonly as: 'choice';
      readonly values: readonly string[];
      readonly words?: Readonly<Record<string, string>>;
    }
  | { readonly as: 'text'; readonly hint?: string; readonly isLong?: boolean }
  | { readonly as: 'count' }
  | { readonly as: 'yes'; readonly words: Readonly<Record<string, string>> }
  | { readonly as: 'list'; readonly hint: string };

export interface Field {
  readonly file: FileName;
  /** Of the value; a token's is below it, at `$value`. */
  readonly path: readonly string[];
  readonly label: string;
  /** Where a change of it is seen. */
  readonly shows: string;
  readonly kind: Kind;
  /** Served tokens that follow it: what is drawn with them is pointed at in the previews. */
  readonly tokens?: readonly string[];
  readonly selector?: string;
  /** There is no brand without it. */
  readonly isNeeded?: true;
}

export interface Section {
  readonly title: string;
  readonly about?: string;
  readonly fields: readonly Field[];
  /** Shown when it is asked for. */
  readonly isFolded?: boolean;
}

export const token = (
  path: string,
  label: string,
  shows: string,
  kind: Kind,
  tokens: readonly string[],
): Field => ({
  file: 'tokens',
  path: path.split('.'),
  label,
  shows,
  kind,
  tokens,
});
export const COLOR: Kind = { as: 'color' };
export const px = (most: number): Kind => ({ as: 'px', most });

export const choice = (
  name: keyof Choices,
  label: string,
  shows: string,
  words: Readonly<Record<string, string>>,
  tokens: readonly string[] = [],
): Field => ({
  file: 'tokens',
  path: ['$extensions', 'heloc', name],
  label,
  shows,
  kind: { as: 'choice', values: CHOICES[name], words },
  tokens,
});

export const fact = (path: string, label: string, shows: string, kind: Kind = { as: 'text' }): Field => ({
  file: 'brand',
  path: path.split('.'),
  label,
  shows,
  kind,
});
export const company = (path: string, label: string, shows: string, kind?: Kind) =>
  fact(`orgMetadata.companyInfo.${path}`, label, shows, kind);
export const YES: Kind = { as: 'yes', words: { true: 'Yes', false: 'No' } };
export const codes = (hint: string): Kind => ({ as: 'list', hint });
export const address = (path: string, shows: string): Field[] => [
  company(`${path}.street1`, 'Street', shows),
  company(`${path}.street2`, 'Suite', shows),
  company(`${path}.city`, 'City', shows),
  company(`${path}.state`, 'State', shows, { as: 'text', hint: 'ID' }),
  company(`${path}.zip`, 'ZIP code', shows, { as: 'text', hint: '83702' }),
];

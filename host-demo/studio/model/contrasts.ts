import { failures } from '#src/brand/solver/check.ts';
import { contrast } from '#src/brand/solver/color.ts';
import type { Note, Scheme } from '#src/brand/solver/derive.ts';
import { PAIRS } from '#src/brand/solver/pairs.ts';
import { type Context, schemesOf } from '../../../themes/org/checks/context.ts';
import { toColor, tokensOf } from '../../../themes/org/dtcg.ts';
import { tokensFor } from '../../../themes/org/look.ts';
import type { DataChange } from './folder.ts';

/** What a text or a control stands on, as people call it. */
const GROUNDS: Readonly<Record<string, string>> = {
  'color-page': 'on the page',
  'color-surface': 'on a card',
  'color-surface-sunken': 'on a sunken part',
  'color-selected-surface': 'on a chosen answer',
  'color-error-surface': 'in the red notice',
  'color-success-surface': 'in the green notice',
  'color-warning-surface': 'in the yellow notice',
  'color-info-surface': 'in the blue notice',
  'color-autofill': 'in a field that the browser filled in',
  'color-primary': 'at rest',
  'color-primary-hover': 'under the pointer',
  'color-primary-active': 'while it is pressed',
  'color-header': 'in the header',
  'color-footer': 'in the footer',
  'color-focus-inner': 'beside each other',
};

const groundOf = (token: string) =>
  GROUNDS[token] ?? `on ${token.replace('color-', '').replaceAll('-', ' ')}`;

export interface Row {
  readonly id: string;
  readonly scheme: Scheme;
  /** "The link in the yellow notice". */
  readonly what: string;
  readonly foreground: string;
  readonly background: string;
  readonly value: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
  readonly rule: string;
  readonly isText: boolean;
}

/** All places in which one color fails, and what mends it in all of them. */
export interface Failing {
  readonly id: string;
  /** Worst first. */
  readonly rows: readonly Row[];
  /** The least change that mends it. */
  readonly fix?: { readonly to: string; readonly change: DataChange };
  /** Takes away what was set by hand. */
  readonly derive?: DataChange;
}

const rowOf = (
  pair: (typeof PAIRS)[number],
  background: string,
  scheme: Scheme,
  value: string,
  ground: string,
): Row => ({
  id: `${scheme} ${pair.name} ${background}`,
  scheme,
  what: `The ${pair.name} ${groundOf(background)}`,
  foreground: pair.foreground,
  background,
  value,
  ground,
  ratio: contrast(value, ground),
  least: pair.least,
  rule: pair.criterion === 'own' ? 'our own rule' : `WCAG ${pair.criterion}`,
  isText: pair.least > 4,
});

/** In words: "The link in the yellow notice cannot be read: 3.20, needs 4.5". */
export const inWords = ({ what, isText, ratio, least, scheme }: Row): string =>
  `${what}${scheme === 'dark' ? ', in the dark scheme,' : ''} cannot be ${isText ? 'read' : 'seen'}: ${ratio.toFixed(2)}, needs ${least}`;

/** Every row of the table that does not hold, by the color that is at fault, worst first, with what mends it. */
export function failing(context: Context): Failing[] {
  const { look, own } = context;
  const set = tokensOf(own.tokens.data);
  return schemesOf(context).flatMap((scheme) => {
    const group = scheme === look.choices.scheme ? 'advanced' : 'dark';
    const place = (token: string) => [group, 'color', token.replace('color-', '')];
    const words = (token: string) => token.replace('color-', '').replaceAll('-', ' ');
    const all = failures(tokensFor(look, scheme).colors, scheme);
    return [...new Set(all.map(({ foreground }) => foreground))].map((foreground): Failing => {
      const found = all.filter((failure) => failure.foreground === foreground);
      const rows = found.map(({ pair, background, value, ground }) =>
        rowOf(pair, background, scheme, value, ground),
      );
      const [worst] = found as [(typeof found)[number]];
      const setByHand = [foreground, ...found.map(({ background }) => background)].find((token) =>
        set.has(place(token).join('.')),
      );
      const { fix, value } = worst;
      return {
        id: `${scheme} ${foreground}`,
        rows,
        ...(fix && {
          fix: {
            to: fix,
            change: {
              file: 'tokens',
              path: [...place(foreground), '$value'],
              value: toColor(fix),
              label: `${words(foreground)} ${value} to ${fix}, so that it can be ${rows[0]?.isText ? 'read' : 'seen'}`,
            },
          },
        }),
        ...(setByHand && {
          derive: {
            file: 'tokens',
            path: [...place(setByHand), '$value'],
            value: undefined,
            label: `${words(setByHand)} derived again`,
          },
        }),
      };
    });
  });
}

/** All that holds, with what was derived for it and why. */
export function passingRows(context: Context): (Row & { readonly note?: string })[] {
  const { look } = context;
  return schemesOf(context).flatMap((scheme) => {
    const { colors, notes } = tokensFor(look, scheme);
    const all: Partial<Record<string, string>> = colors;
    return PAIRS.flatMap((pair) =>
      pair.backgrounds.flatMap((background) => {
        const [value, ground] = [all[pair.foreground], all[background]];
        if (!value || !ground) return [];
        const row = rowOf(pair, background, scheme, value, ground);
        const note = notes.find(({ token }) => token === pair.foreground);
        return row.ratio >= row.least ? [{ ...row, ...(note && { note: noteOf(note) }) }] : [];
      }),
    );
  });
}

/** "#F2C14E would be 1.66 on the page: #86650C". */
const noteOf = ({ chosen, value, on, ratio }: Note): string =>
  `${chosen} would be ${ratio.toFixed(2)}${on ? ` ${groundOf(on)}` : ''}, so it is ${value}`;

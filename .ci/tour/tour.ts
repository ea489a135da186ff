/**
 * How pages are captured: light, dark, in forced colours, with doubled text size, and in a pseudo-language with accented,
 * longer texts.
 */
export const LOOKS = ['light', 'dark', 'forced', 'text200', 'pseudo'] as const;
export type Look = (typeof LOOKS)[number];

/** Measures are always taken on a phone in the light theme, whatever is captured. */
export const MEASURED_AT = 375;

export interface Picture {
  width: number;
  height: number;
  look: Look;
  /** Beside the page that shows it. */
  file: string;
}

/** A screen as it was found. */
export interface Row {
  section: string;
  /** Stable across runs, so that two can be compared. */
  name: string;
  /** Its heading. */
  title: string;
  path: string;
  /** Of the application at that moment; '' without one. */
  status: string;
  /** In pixels at `MEASURED_AT`, of the page or of the dialog that is open. */
  height: number;
  /** Visible words, without the pages of documents, which are not ours. */
  words: number;
  pictures: readonly Picture[];
}

/** What a run found. */
export interface Tour {
  org: string;
  /** The screens that were asked for; none: all. */
  only: readonly string[];
  rows: readonly Row[];
  /** Where a walk stopped early. */
  problems: readonly string[];
}

export interface Total {
  screens: number;
  height: number;
  words: number;
}

/** By section, in the order of the rows. */
export function totals(rows: readonly Row[]): Map<string, Total> {
  const found = new Map<string, Total>();
  for (const { section, height, words } of rows) {
    const {
      screens,
      height: heights,
      words: all,
    } = found.get(section) ?? { screens: 0, height: 0, words: 0 };
    found.set(section, { screens: screens + 1, height: heights + height, words: all + words });
  }
  return found;
}

/** Whether a name is asked for: it is one of those that are given, or a state of one. */
export const isAsked = (only: readonly string[], name: string) =>
  only.length === 0 || only.some((wanted) => name === wanted || name.startsWith(`${wanted},`));

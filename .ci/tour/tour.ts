/**
 * How pages are looked at: by light, by dark, in the system's own few colours, with letters twice the size, in a language
 * that is none: accented, and longer.
 */
export const LOOKS = ['light', 'dark', 'forced', 'text200', 'pseudo'] as const;
export type Look = (typeof LOOKS)[number];

/** Where everything is measured, whatever is pictured: a phone by light. */
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
  /** The same in every run, so that two can be compared. */
  name: string;
  /** Its heading. */
  title: string;
  path: string;
  /** Of the application at that moment; '' without one. */
  status: string;
  /** In pixels at `MEASURED_AT`, of the page or of the dialog that is open. */
  height: number;
  /** That a person sees; the pages of a document are not ours. */
  words: number;
  pictures: readonly Picture[];
}

/** What a run found. */
export interface Tour {
  org: string;
  /** The screens that were asked for; none: all. */
  only: readonly string[];
  rows: readonly Row[];
  /** Where a walk ended before its end. */
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

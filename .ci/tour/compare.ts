import { isAsked, type Row, type Total, type Tour, totals } from './tour.ts';

interface Change<Measured> {
  section: string;
  before: Measured | undefined;
  after: Measured | undefined;
}

export interface Comparison {
  screens: readonly (Change<Row> & { name: string })[];
  totals: readonly Change<Total>[];
}

const keyOf = ({ section, name }: Row) => `${section}: ${name}`;

/** Compares the sections of both runs; where a run was limited to some screens, only those. */
export function compare(before: Tour, after: Tour): Comparison {
  const [sums, newSums] = [totals(before.rows), totals(after.rows)];
  const sections = [...newSums.keys()].filter((section) => sums.has(section));
  const rowsBefore = new Map(before.rows.map((row) => [keyOf(row), row]));
  const rowsAfter = new Map(after.rows.map((row) => [keyOf(row), row]));
  const isWhole = (section: string) => isAsked(before.only, section) && isAsked(after.only, section);
  return {
    screens: [...new Map([...rowsAfter, ...rowsBefore])]
      .map(([key, { section, name }]) => ({
        section,
        name,
        before: rowsBefore.get(key),
        after: rowsAfter.get(key),
      }))
      .filter((one) => sections.includes(one.section) && (isWhole(one.section) || (one.before && one.after))),
    totals: sections
      .filter(isWhole)
      .map((section) => ({ section, before: sums.get(section), after: newSums.get(section) })),
  };
}

const formatted = (value: number) => value.toLocaleString('en-US');

/** "3,104 → 2,950 (-5 %)", or "new: …" and "gone: …" for a screen of one run only. */
export function changeOf(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return after === undefined ? '' : `new: ${formatted(after)}`;
  if (after === undefined) return `gone: ${formatted(before)}`;
  if (before === after) return formatted(after);
  if (before === 0) return `${formatted(before)} → ${formatted(after)}`;
  const percent = Math.round((after / before - 1) * 100);
  return `${formatted(before)} → ${formatted(after)} (${percent > 0 ? '+' : ''}${percent} %)`;
}

import { CHECKS_OF_SOURCES, checkOf } from './checkOf.ts';
import type { Texts } from './checks/context.ts';
import { fonts } from './checks/fonts.ts';
import { slugOf } from './compile.ts';
import type { Files } from './files.ts';
import { type Problem, sorted } from './problems.ts';
import { type Layer, listOrgs, problemAt, readLayer } from './read.ts';
import { summaryOf } from './summary.ts';

export interface Report {
  readonly code: string;
  readonly problems: readonly Problem[];
  /** What is to be said of one that is good; absent where it cannot be compiled. */
  readonly summary?: string;
}

/** Checks one organisation by itself; see `checkTogether` for what they must not have in common. */
export function check(code: string, files: Files, texts: Texts): Report {
  const { problems, context } = checkOf([...CHECKS_OF_SOURCES, fonts], code, files, texts);
  return { code, problems, ...(context && { summary: summaryOf(context) }) };
}

/** With what organisations must not have in common: hosts, aliases, codes and slugs lead to one of them. */
export function checkTogether(reports: readonly Report[], files: Files): Report[] {
  const takenBy = new Map<string, string>();
  const clashes = new Map<string, Problem[]>();
  for (const code of new Set([...listOrgs(files), ...reports.map((report) => report.code)])) {
    let own: Layer;
    try {
      own = readLayer(code, files);
    } catch {
      continue;
    }
    const { hosts, aliases } = own.brand.data;
    const names = [slugOf(code), ...[hosts, aliases].flatMap((list) => (Array.isArray(list) ? list : []))];
    for (const name of new Set(names.map((each) => `${each}`.toLowerCase()))) {
      const other = takenBy.get(name);
      if (other)
        clashes.set(code, [
          ...(clashes.get(code) ?? []),
          problemAt(own.brand, names.indexOf(name) === 0 ? 'orgCode' : 'hosts', {
            code: 'host',
            found: name,
            why: `it leads to ${other}`,
          }),
        ]);
      takenBy.set(name, code);
    }
  }
  return reports.map((report) => ({
    ...report,
    problems: sorted([...report.problems, ...(clashes.get(report.code) ?? [])]),
  }));
}

/** What a page could not be drawn with; all else is for its writer to mend. */
const FATAL = ['field', 'missing', 'org-code', 'host'];

/** Whether people can be shown it, good or not. */
export const isServable = ({ summary, problems }: Report): boolean =>
  summary !== undefined && !problems.some(({ code }) => FATAL.includes(code));

export const isGood = ({ problems }: Report): boolean => problems.every(({ hint }) => hint);

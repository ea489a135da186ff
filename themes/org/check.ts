import { colors, contrasts } from './checks/colors.ts';
import type { Check, Texts } from './checks/context.ts';
import { drawings } from './checks/drawings.ts';
import { approvals, derivable, identity, placeholders, shapes, writing } from './checks/facts.ts';
import { fonts } from './checks/fonts.ts';
import { repeated } from './checks/repeated.ts';
import { words } from './checks/words.ts';
import { compile, mergeLayers, slugOf } from './compile.ts';
import type { Files } from './files.ts';
import { type Problem, SourceError, sorted } from './problems.ts';
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
  try {
    const compiled = compile(code, files);
    const own = compiled.layers.at(-1) as Layer;
    const context = { ...compiled, own, below: mergeLayers(compiled.layers.slice(0, -1)), files, texts };
    const problems = sorted(CHECKS.flatMap((each) => each(context)));
    return { code, problems, summary: summaryOf(context) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { code, problems: error.problems };
  }
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

const CHECKS: readonly Check[] = [
  identity,
  writing,
  shapes,
  placeholders,
  derivable,
  repeated,
  colors,
  contrasts,
  drawings,
  fonts,
  words,
  approvals,
];

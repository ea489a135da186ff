import { CHECKS_OF_SOURCES, checkOf } from './checkOf.ts';
import type { Texts } from './checks/context.ts';
import { drawn } from './checks/drawn.ts';
import { fonts } from './checks/fonts.ts';
import { slugOf } from './compile.ts';
import type { Files } from './files.ts';
import type { Document, Json } from './json.ts';
import { type Problem, sorted } from './problems.ts';
import { listOrgs, problemAt, readLayer } from './read.ts';
import { summaryOf } from './summary.ts';

export interface Report {
  readonly code: string;
  readonly problems: readonly Problem[];
  /** What is to be said of one that is good; absent where it cannot be compiled. */
  readonly summary?: string;
}

/** Checks one organisation by itself; see `checkTogether` for what they must not have in common. */
export async function check(code: string, files: Files, texts: Texts): Promise<Report> {
  const { problems, context } = checkOf([...CHECKS_OF_SOURCES, fonts], code, files, texts);
  if (!context) return { code, problems };
  return { code, problems: sorted([...problems, ...(await drawn(context))]), summary: summaryOf(context) };
}

/** With what organisations must not have in common: hosts, aliases, codes and slugs lead to one of them, and one is the main one. */
export function checkTogether(reports: readonly Report[], files: Files): Report[] {
  const owners = new Map<string, Owner[]>();
  for (const code of new Set([...listOrgs(files), ...reports.map((report) => report.code)]))
    for (const [name, owner] of namesOf(code, files)) owners.set(name, [...(owners.get(name) ?? []), owner]);
  return reports.map((report) => {
    const clashes = [...owners].flatMap(([name, all]) => {
      const own = all.find(({ code }) => code === report.code);
      const other = all.find(({ code }) => code !== report.code);
      const why = own?.field === 'role' ? 'it is that of' : 'it leads to';
      return own && other
        ? [
            problemAt(own.brand, own.field, {
              code: own.field === 'role' ? 'role' : 'host',
              found: name,
              why: `${why} ${other.code}`,
            }),
          ]
        : [];
    });
    return { ...report, problems: sorted([...report.problems, ...clashes]) };
  });
}

interface Owner {
  readonly code: string;
  readonly brand: Document;
  readonly field: string;
}

/** What leads to an organisation, or can be of one only, and where that is said. */
function namesOf(code: string, files: Files): Map<string, Owner> {
  let brand: Document;
  try {
    ({ brand } = readLayer(code, files));
  } catch {
    // Its problems are told where it is compiled.
    return new Map();
  }
  const { hosts, aliases, role } = brand.data;
  const said: [field: string, names: Json | undefined][] = [
    ['hosts', hosts],
    ['aliases', aliases],
    ['orgCode', [slugOf(code)]],
    ['role', role === 'main' ? [role] : []],
  ];
  return new Map(
    said.flatMap(([field, names]) =>
      (Array.isArray(names) ? names : []).map((name): [string, Owner] => [
        `${name}`.toLowerCase(),
        { code, brand, field },
      ]),
    ),
  );
}

/** What a page could not be drawn with; all else is for its writer to mend. */
const FATAL = ['field', 'missing', 'org-code', 'host', 'role'];

/** Whether people can be shown it, good or not. */
export const isServable = ({ summary, problems }: Report): boolean =>
  summary !== undefined && !problems.some(({ code }) => FATAL.includes(code));

export const isGood = ({ problems }: Report): boolean => problems.every(({ hint }) => hint);

import { existsSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { backOfficeOf } from './backOffice.ts';
import { check, checkTogether, isServable, type Report } from './check.ts';
import type { Texts } from './checks/context.ts';
import { compile, factsOf } from './compile.ts';
import { BACK_OFFICE, emitBeside, emitOrg, entryOf, indexOf, type Tools } from './emit.ts';
import { onDisk } from './files.ts';
import { printed } from './problems.ts';
import { BASE, listOrgs, parentsOf } from './read.ts';
import { publish, readIndex, stage, writeWhole } from './versions.ts';

/** What a running demo is told of: which organisations look otherwise now, and what is wrong with those that do not. */
export interface LiveState {
  readonly changed: readonly string[];
  readonly problems: Report['problems'];
}

export interface LiveOptions extends Required<Tools> {
  readonly themes: string;
  readonly out: string;
  readonly texts: Texts;
}

/** Beside what is served, for the demo's server. */
export const STATE_FILE = 'themes.state.json';

/**
 * Serves what has changed, each organisation by itself and only where it can be served: the others stay as they are, and a
 * broken one as it last was.
 *
 * @param names folders and files below the sources that have changed
 */
export async function emitChanged(names: readonly string[], options: LiveOptions): Promise<LiveState> {
  const { themes, out, texts, prerender, drawIcon } = options;
  const files = onDisk(themes);
  const known = listOrgs(files);
  /** What is neither a family nor an organisation is for all: base, notices, weeks. */
  const isOfSome = (name: string) => /^(families\/|[A-Z])/.test(name);
  const concerns = (code: string) =>
    names.some((name) => name === code || !isOfSome(name) || parentsOf(code, files).includes(name));
  const served = (await readIndex(out))?.orgs ?? [];
  const removed = served.filter(({ code }) => names.includes(code) && !known.includes(code));
  const reports = checkTogether(
    await Promise.all(known.filter(concerns).map((code) => check(code, files, texts))),
    files,
  );
  const good = reports.filter(isServable).map(({ code }) => code);
  const facts = good.map((code) => factsOf(code, files));
  const fresh = facts.map(entryOf);
  const kept = served.filter((entry) => !removed.includes(entry) && !good.includes(entry.code));
  const { main, orgs } = indexOf([...kept, ...fresh].sort((one, other) => (one.code < other.code ? -1 : 1)));
  await stage(async (next) => {
    if (names.includes(BASE)) await emitOrg(compile(BASE, files), next, files, drawIcon);
    for (const code of good) await emitOrg(compile(code, files), next, files, drawIcon);
    if (good.length + removed.length > 0) await publish({ next, out, main, fresh, orgs, prerender });
  });
  if (!names.every(isOfSome)) await emitBeside(out, themes);
  await addToBackOffice(out, backOfficeOf(facts, files));
  const state: LiveState = {
    changed: [...good, ...removed.map(({ code }) => code)],
    // Of a folder that stands under others once.
    problems: [
      ...new Map(
        reports
          .flatMap(({ problems }) => problems.filter(({ hint }) => !hint))
          .map((problem) => [printed(problem), problem]),
      ).values(),
    ],
  };
  await writeWhole(path.join(out, '..', STATE_FILE), JSON.stringify(state));
  return state;
}

async function addToBackOffice(out: string, facts: object): Promise<void> {
  const file = path.join(out, BACK_OFFICE);
  const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as object) : {};
  await writeWhole(file, JSON.stringify({ ...known, ...facts }));
}

/** Follows the sources until the process ends. */
export function follow(options: LiveOptions, tell: (state: LiveState) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let idle = Promise.resolve();
  const flush = () => {
    const names = [...changed];
    changed.clear();
    idle = idle
      .then(() => emitChanged(names, options))
      .then(tell)
      .catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      });
  };
  watch(options.themes, { recursive: true }, (_, file) => {
    const [first = '', second = ''] = (file ?? BASE).split(path.sep);
    if (first === 'org' || /\.ts$/.test(first)) return;
    changed.add(first === 'families' ? `families/${second}` : first);
    clearTimeout(timer);
    // Editors write in several steps.
    timer = setTimeout(flush, 150);
  });
}

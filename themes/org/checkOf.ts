import { colors, contrasts, surfaces } from './checks/colors.ts';
import type { Check, Context, Texts } from './checks/context.ts';
import { drawings } from './checks/drawings.ts';
import {
  approvals,
  derivable,
  identity,
  placeholders,
  prices,
  shapes,
  states,
  writing,
} from './checks/facts.ts';
import { repeated } from './checks/repeated.ts';
import { unread, unserved } from './checks/sources.ts';
import { words } from './checks/words.ts';
import { compile, mergeLayers } from './compile.ts';
import type { Files } from './files.ts';
import { type Problem, SourceError, sorted } from './problems.ts';
import type { Layer } from './read.ts';

/** All that needs nothing but the sources, a page's scripts can do as well: fonts have to be read, and drawings drawn, by Node. */
export const CHECKS_OF_SOURCES: readonly Check[] = [
  identity,
  writing,
  shapes,
  unserved,
  unread,
  prices,
  placeholders,
  states,
  derivable,
  repeated,
  colors,
  contrasts,
  surfaces,
  drawings,
  words,
  approvals,
];

export interface Checked {
  readonly problems: readonly Problem[];
  /** Absent where it cannot be compiled. */
  readonly context?: Context;
}

export function checkOf(checks: readonly Check[], code: string, files: Files, texts: Texts): Checked {
  try {
    const compiled = compile(code, files);
    const own = compiled.layers.at(-1) as Layer;
    const context = { ...compiled, own, below: mergeLayers(compiled.layers.slice(0, -1)), files, texts };
    return { problems: sorted(checks.flatMap((each) => each(context))), context };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { problems: error.problems };
  }
}

import { FieldError } from '#src/brand/check.ts';
import { parseBrand } from '#src/brand/schema/brand.ts';
import { CHECKS_OF_SOURCES, checkOf } from '../../../themes/org/checkOf.ts';
import type { Context, Texts } from '../../../themes/org/checks/context.ts';
import { type Facts, factsOf } from '../../../themes/org/compile.ts';
import { isObject, type Json, type JsonObject } from '../../../themes/org/json.ts';
import { type Problem, SourceError } from '../../../themes/org/problems.ts';
import type { Folder } from './folder.ts';
import { type Entries, filesOf } from './library.ts';

/** What a folder becomes, and all that is wrong with it that a page can tell. */
export interface Result {
  readonly problems: readonly Problem[];
  /** Absent where it cannot be compiled. */
  readonly context?: Context;
}

export const compiledOf = (folder: Folder, library: Entries, texts: Texts): Result =>
  checkOf(CHECKS_OF_SOURCES, folder.code, filesOf(folder, library), texts);

/** What is handed to a mounted application. */
export interface Supplied {
  readonly brand: JsonObject;
  readonly theme: JsonObject;
  readonly copy: JsonObject;
}

/** The addresses of files below `themes/`. */
export type Locate = (path: string) => string;

/**
 * An organisation as a page supplies it, in one scheme whatever the device is set to. The sandbox knows it by the code of one
 * that is served.
 */
export function suppliedOf(
  context: Context,
  scheme: 'own' | 'dark',
  sandboxCode: string,
  locate: Locate,
): Supplied {
  const { full, dark } = context;
  const located = (value: Json): Json =>
    JSON.parse(JSON.stringify(value), (key, item) => (key === 'src' ? locate(item) : item)) as Json;
  const isDark = scheme === 'dark' && isObject(dark);
  const theme: JsonObject = isDark
    ? {
        ...full,
        scheme: 'dark',
        tokens: { ...(full.tokens as JsonObject), ...(dark.tokens as JsonObject) },
        logo: dark.logo as Json,
      }
    : full;
  return {
    ...wordsIn(context, sandboxCode),
    theme: located({ ...theme, dark: 'The preview shows one scheme' }) as JsonObject,
  };
}

/** What an organisation says, of what is handed to a mounted application. */
export type Words = Pick<Supplied, 'brand' | 'copy'>;

const wordsIn = ({ brand, copy }: Facts, sandboxCode: string): Words => ({
  brand: { ...brand, canonicalOrgCode: sandboxCode },
  copy,
});

/** The words and facts of a folder by themselves, before the whole check; nothing where an application would not take them. */
export function wordsOf(folder: Folder, library: Entries, sandboxCode: string): Words | undefined {
  try {
    const words = wordsIn(factsOf(folder.code, filesOf(folder, library)), sandboxCode);
    parseBrand(words.brand);
    return words;
  } catch (error) {
    if (error instanceof SourceError || error instanceof FieldError) return undefined;
    throw error;
  }
}

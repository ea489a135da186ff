import type { Scheme } from '#src/brand/solver/derive.ts';
import type { Tokens } from '#src/brand/tokens.ts';
import { mergeTokens, tokensShown } from '../../../themes/org/compile.ts';
import type { JsonObject } from '../../../themes/org/json.ts';
import { readLook } from '../../../themes/org/look.ts';
import type { Folder } from './folder.ts';
import type { Inherited } from './values.ts';

/** The tokens of a folder by themselves, which take a frame's time and not the whole check's; nothing where one is none. */
export function paintedOf(
  folder: Folder,
  inherited: Inherited,
  schemes: Iterable<Scheme>,
): ReadonlyMap<Scheme, Tokens> {
  const { look, problems } = readLook(mergeTokens(inherited.tokens, folder.tokens) as JsonObject);
  return new Map(
    problems.length > 0 ? [] : [...new Set(schemes)].map((scheme) => [scheme, tokensShown(look, scheme)]),
  );
}

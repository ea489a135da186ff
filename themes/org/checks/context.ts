import type { Copy, CopyValue } from '#src/brand/copy.tsx';
import type { Scheme } from '#src/brand/solver/derive.ts';
import type { Compiled, mergeLayers } from '../compile.ts';
import type { Files } from '../files.ts';
import { isObject, type Json } from '../json.ts';
import type { Problem } from '../problems.ts';
import { type Layer, problemAt } from '../read.ts';

/** The product's texts by namespace, in which organisations may put their own. */
export type Texts = Readonly<Record<string, Copy['strings']>>;

export type Found = Pick<Problem, 'code' | 'found' | 'why' | 'fix' | 'hint'>;
export type Check = (context: Context) => Problem[];

export interface Context extends Compiled {
  readonly own: Layer;
  /** Everything below the organisation's own layer. */
  readonly below: ReturnType<typeof mergeLayers>;
  readonly files: Files;
  readonly texts: Texts;
}

/** Fields that each folder says for itself, though another says the same. */
export const NEVER_INHERITED =
  /^(schema|family|extends|orgCode|brand|role|hosts|aliases|approvedBy|approvedOn|\$schema)$/;

export const schemesOf = ({ look }: Compiled): Scheme[] =>
  look.dark === 'derived' ? [look.choices.scheme, 'dark'] : [look.choices.scheme];

/** What is no text is told by its shape. */
export const wordsOf = (value: CopyValue | null): string[] =>
  (typeof value === 'string' ? [value] : Object.values<unknown>(value ?? {})).filter(
    (each) => typeof each === 'string',
  );

/** The value at a path; `undefined` where there is none. */
export function at(data: Json | undefined, path: string): Json | undefined {
  let value = data;
  for (const key of path.split(/[.[\]]+/).filter(Boolean)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value)) value = value[key];
    else return undefined;
  }
  return value;
}

/** At the topmost layer that has something there. */
export function problemIn(
  layers: readonly Layer[],
  name: 'brand' | 'tokens' | 'copy',
  path: string,
  found: Found,
): Problem {
  const top = [...layers].reverse();
  const owner = top.find((layer) => at(layer[name].data, path) !== undefined) ?? (top[0] as Layer);
  return problemAt(owner[name], path, found);
}

export function foundAt(layers: readonly Layer[], name: 'brand' | 'tokens' | 'copy', path: string): string {
  const [value] = [...layers]
    .reverse()
    .map((layer) => at(layer[name].data, path))
    .filter((each) => each !== undefined);
  return value === undefined ? 'nothing' : (JSON.stringify(value) as string).slice(0, 80);
}

import { isObject, type Json } from './json.ts';

export interface Difference {
  readonly path: readonly string[];
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

/** The values that are not alike, each by its path. A list, and the value of a token, is one thing. */
export function differ(
  from: Json | undefined,
  to: Json | undefined,
  path: readonly string[] = [],
): Difference[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (!isObject(from) || !isObject(to) || path.at(-1) === '$value') return [{ path, from, to }];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    differ(Object.hasOwn(from, key) ? from[key] : undefined, Object.hasOwn(to, key) ? to[key] : undefined, [
      ...path,
      key,
    ]),
  );
}

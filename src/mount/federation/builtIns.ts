/** `Array.from`: Prototype, and MooTools with its compatibility layer, have one that takes no function and no iterator. */
export function arrayFrom<T, U = T>(
  source: Iterable<T> | ArrayLike<T>,
  map?: (item: T, index: number) => U,
): (T | U)[] {
  const items: T[] =
    Symbol.iterator in Object(source)
      ? [...(source as Iterable<T>)]
      : ((...all: T[]) => all).apply(null, source as T[]);
  return map ? items.map((item, index) => map(item, index)) : items;
}

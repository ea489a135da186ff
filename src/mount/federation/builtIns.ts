// What scripts of hosts' pages replace, and we and our libraries call. In the entry, which is there before every chunk.

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

/** As the two below: the class that zone.js puts in the place of `Promise` may not have it. */
export function withResolvers<T>() {
  let resolve!: (value: T | PromiseLike<T>) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

export const allSettled = <T>(works: Iterable<T | PromiseLike<T>>): Promise<PromiseSettledResult<T>[]> =>
  Promise.all(
    [...works].map(async (work): Promise<PromiseSettledResult<T>> => {
      try {
        return { status: 'fulfilled', value: await work };
      } catch (reason) {
        return { status: 'rejected', reason };
      }
    }),
  );

export const attempt = async <A extends unknown[], T>(
  work: (...args: A) => T | PromiseLike<T>,
  ...args: A
): Promise<T> => work(...args);

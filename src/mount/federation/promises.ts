/** What the class that zone.js puts in the place of `Promise` may not have. */

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

/** It took longer than it may. */
export class Overdue extends Error {}

/** Rejects when the time is over, if there is one, or when the caller no longer wants it. */
export function within<T>(ms: number | undefined, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(signal?.reason);
    const timer =
      ms === undefined ? undefined : setTimeout(() => reject(new Overdue('It took too long')), ms);
    signal?.addEventListener('abort', gone, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', gone);
    });
    if (signal?.aborted) gone();
  });
}

/** What is waited for by several; nobody has to be there when it fails. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

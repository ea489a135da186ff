/** Loads a script; a failure is tried twice more before anyone sees it. */
export const inject = (
  src: string,
  integrity: string,
  nonce: string | undefined,
  left = 2,
): Promise<unknown> =>
  new Promise((onload, reject) =>
    document.head.append(
      Object.assign(document.createElement('script'), {
        // The anonymous one.
        crossOrigin: '',
        integrity,
        nonce,
        onload,
        onerror: () =>
          left ? setTimeout(() => onload(inject(src, integrity, nonce, left - 1)), 400) : reject(Error(src)),
        src,
      }),
    ),
  );

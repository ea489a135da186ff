/** A hidden page has no animation frames. */
const FRAME_TIMEOUT_MS = 100;

/** Resolves once the next frame is drawn: what comes then does not keep what is there from being seen. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_TIMEOUT_MS);
  });

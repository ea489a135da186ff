import { nextFrame } from './early/nextFrame.ts';

type Subscribe = (listener: () => void) => () => void;

/** The same notifications once the next frame is drawn, for what is not seen in it. */
export const afterFrame =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    let isOver = false;
    const unsubscribe = subscribe(() => void nextFrame().then(() => isOver || listener()));
    return () => {
      isOver = true;
      unsubscribe();
    };
  };

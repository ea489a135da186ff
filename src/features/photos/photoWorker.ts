/** Looks at photos off the main thread. Built as a script of its own (`__HELOC_PHOTO_WORKER__`); says `ready` when it is there. */
import type { Flaw } from './flaws.ts';
import { flawIn, type Size } from './measure.ts';

export interface Asked {
  id: number;
  file: Blob;
  card: Size | undefined;
}
export type Answered = { id: number } & ({ flaw: Flaw | undefined } | { failed: true });

const scope = globalThis as unknown as {
  postMessage(message: Answered | 'ready'): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
};

async function answer({ id, file, card }: Asked): Promise<Answered> {
  try {
    const picture = await createImageBitmap(file);
    const flaw = flawIn(picture, picture, {
      card,
      createCanvas: ({ width, height }) => new OffscreenCanvas(width, height),
    });
    picture.close();
    return { id, flaw };
  } catch {
    return { id, failed: true };
  }
}

scope.onmessage = ({ data }) => void answer(data).then((answered) => scope.postMessage(answered));
scope.postMessage('ready');

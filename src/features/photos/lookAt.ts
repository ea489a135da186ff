import { whenIdle } from '#src/platform/whenIdle.ts';
import { startWorker } from '#src/platform/worker.ts';
import type { Flaw } from './flaws.ts';
import { flawIn, type Size } from './measure.ts';
import type { Answered, Asked } from './photoWorker.ts';

/** The worker's script, as the build made it. */
declare const __HELOC_PHOTO_WORKER__: string;

/** One for the page's photos; none where none may run. */
let worker: Promise<Worker | undefined> | undefined;
let asked = 0;

async function askWorker(one: Worker, file: Blob, card: Size | undefined): Promise<Answered> {
  asked += 1;
  const question: Asked = { id: asked, file, card };
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<Answered>) => {
      if (data.id !== question.id) return;
      one.removeEventListener('message', listen);
      resolve(data);
    };
    one.addEventListener('message', listen);
    one.postMessage(question);
  });
}

/** When the page has nothing else to do. */
async function lookHere(file: Blob, card: Size | undefined): Promise<Flaw | undefined> {
  const picture = await createImageBitmap(file);
  await new Promise<void>((resolve) => whenIdle(resolve));
  const createCanvas = (size: Size) => Object.assign(document.createElement('canvas'), size);
  const flaw = flawIn(picture, picture, { card, createCanvas });
  picture.close();
  return flaw;
}

export interface Look {
  /** The browser can show it: what it cannot is not judged, and goes as it is. */
  isShown: boolean;
  flaw?: Flaw | undefined;
}

/**
 * What may keep the document in a photo from being read (docs/rules.md#advice-on-photos). The photo stays in the browser.
 * @param card the proportions of the card that is to be in the middle of it; without one all of it counts
 */
export async function lookAt(file: Blob, card?: Size): Promise<Look> {
  try {
    worker ??= startWorker(async () => __HELOC_PHOTO_WORKER__);
    const one = await worker;
    const answered = one && (await askWorker(one, file, card));
    const flaw = answered && 'flaw' in answered ? answered.flaw : await lookHere(file, card);
    return { isShown: true, flaw };
  } catch {
    return { isShown: false };
  }
}

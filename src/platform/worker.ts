import { trustedScriptUrl } from './trustedScriptUrl.ts';

const START_MS = 10_000;

async function spawn(script: () => Promise<BlobPart>): Promise<Worker> {
  const url = URL.createObjectURL(new Blob([await script()], { type: 'text/javascript' }));
  try {
    return new Worker(trustedScriptUrl(url), { type: 'module' });
  } finally {
    // The worker has its script by the time it answers; a failure shows by then too.
    setTimeout(() => URL.revokeObjectURL(url), START_MS);
  }
}

/**
 * A worker that has said that it is there, or `undefined` where none may run. Browsers refuse one from another origin, so it
 * is started from a blob of the page's.
 */
export async function startWorker(script: () => Promise<BlobPart>): Promise<Worker | undefined> {
  let worker: Worker;
  try {
    worker = await spawn(script);
  } catch {
    return undefined;
  }
  const started = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), START_MS);
    const finish = (ok: boolean) => {
      clearTimeout(timer);
      resolve(ok);
    };
    worker.addEventListener('message', () => finish(true), { once: true });
    worker.addEventListener('error', () => finish(false), { once: true });
  });
  if (started) return worker;
  worker.terminate();
  return undefined;
}

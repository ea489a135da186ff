import { byId, onClick } from './dom.ts';

const GONE_AFTER_MS = 6000;
let gone: ReturnType<typeof setTimeout> | undefined;

function show(ok: string, error: string): void {
  // Emptied first, so that the same message is read out again.
  byId('message-ok').textContent = '';
  byId('message-error').textContent = '';
  byId('message').hidden = !ok && !error;
  byId('message').classList.toggle('bad', Boolean(error));
  byId('message-ok').textContent = ok;
  byId('message-error').textContent = error;
  clearTimeout(gone);
  // What went wrong stays until it was read.
  if (ok) gone = setTimeout(() => show('', ''), GONE_AFTER_MS);
}

export const showMessage = (text: string) => show(text, '');

export function showError(error: unknown): void {
  show('', error instanceof Error ? error.message : String(error));
}

/** Runs an action and shows its success or failure. @returns whether it succeeded */
export async function attempt(done: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    showError(error);
    return false;
  }
  if (done) showMessage(done);
  return true;
}

onClick('message-close', () => show('', ''));

import { createStore, del, get, keys, set } from 'idb-keyval';
import type { Folder } from './model/folder.ts';

/** What has been done in this browser and is nowhere else yet: one for each organisation. */
export interface Draft {
  readonly folder: Folder;
  readonly savedAt: number;
  /** By which the sandbox knows it. */
  readonly sandboxCode: string;
}

const store = createStore('heloc-studio', 'drafts');

// A browser that keeps nothing of this site may throw as soon as it is asked.
export async function draftOf(code: string): Promise<Draft | undefined> {
  try {
    return await get<Draft>(code, store);
  } catch {
    return undefined;
  }
}
export const saveDraft = async (draft: Draft) => set(draft.folder.code, draft, store);
export const dropDraft = async (code: string) => del(code, store);
export async function draftCodes(): Promise<string[]> {
  try {
    return (await keys<string>(store)).sort();
  } catch {
    return [];
  }
}

/** Why nothing may be put in a draft's place. */
export const draftProblem = (code: string): string =>
  `${code} has changes in this browser, which would be lost: open it, and take the archive over there or discard them first.`;

/** Until what this tab has let go is free: it may be held anew at once, as when what was done is discarded. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Holds an organisation for this tab, until it is let go.
 *
 * @returns whether no other tab has it
 */
export function hold(code: string): { isMine: Promise<boolean>; release: () => void } {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let answer = (_: boolean) => {};
  const isMine = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const isFree = leaving.then(() =>
    navigator.locks
      ? navigator.locks.request(`heloc-studio:${code}`, { ifAvailable: true }, (lock) => {
          answer(lock !== null);
          return lock ? held : undefined;
        })
      : answer(true),
  );
  return {
    isMine,
    release() {
      letGo();
      leaving = isFree;
    },
  };
}

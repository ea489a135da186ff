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

export const draftOf = (code: string) => get<Draft>(code, store).catch(() => undefined);
export const saveDraft = (draft: Draft) => set(draft.folder.code, draft, store);
export const dropDraft = (code: string) => del(code, store);
export const draftCodes = async () => (await keys<string>(store).catch(() => [])).sort();

/**
 * Holds an organisation for this tab, until it is let go.
 *
 * @returns whether no other tab has it
 */
export function hold(code: string): { isMine: Promise<boolean>; release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isMine = new Promise<boolean>((resolve) => {
    if (!navigator.locks) return resolve(true);
    void navigator.locks.request(`heloc-studio:${code}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? held : undefined;
    });
  });
  return { isMine, release };
}

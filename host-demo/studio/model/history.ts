import type { Folder } from './folder.ts';

/** How far back one can go. */
export const MOST_STEPS = 100;

interface Step {
  /** What was done, in words. */
  readonly label: string;
  /** What was there before it, or after it for those that were undone. */
  readonly folder: Folder;
  readonly gesture?: string | undefined;
}

/** A folder with what was done to it and undone. Never changed in place. */
export interface History {
  readonly now: Folder;
  /** The newest last. */
  readonly past: readonly Step[];
  /** The next first. */
  readonly future: readonly Step[];
}

export const begin = (now: Folder): History => ({ now, past: [], future: [] });

/** A step to another folder. */
export function replace(history: History, now: Folder, label: string, gesture?: string): History {
  const last = history.past.at(-1);
  const goesOn = gesture !== undefined && last?.gesture === gesture;
  const step = { label, gesture, folder: goesOn ? last.folder : history.now };
  const before = goesOn ? history.past.slice(0, -1) : history.past;
  return { now, past: [...before, step].slice(-MOST_STEPS), future: [] };
}

export function undo({ now, past, future }: History): History {
  const last = past.at(-1);
  if (!last) return { now, past, future };
  return {
    now: last.folder,
    past: past.slice(0, -1),
    future: [{ label: last.label, folder: now }, ...future],
  };
}

export function redo({ now, past, future }: History): History {
  const [next, ...rest] = future;
  if (!next) return { now, past, future };
  return { now: next.folder, past: [...past, { label: next.label, folder: now }], future: rest };
}

import { atom } from 'jotai';
import type { DraftSync } from './DraftSync.ts';

/** The drafts of a mount, one map per store: a save that is under way outlives its screen. */
export const draftSyncsAtom = atom(() => new Map<string, DraftSync>());

import { carriesPrefill } from '#src/domain/prefill.ts';
import { personalKey } from '#src/platform/personal.ts';
import { browserStorage, JWT_KEY } from '#src/platform/storage.ts';
import { storageKey } from './registration/storageKey.ts';

/** Whoever signed in, was here before, or comes with answers: they may see another page, or fields that are filled in. */
export function isKnown(org: string, view: Window): boolean {
  const { local, session } = browserStorage(view);
  const held = local.get(JWT_KEY) ?? session.get(personalKey(storageKey(org)));
  return held !== undefined || carriesPrefill(view.location.search, 'registration');
}

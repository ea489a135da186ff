import { PREFILL_PARAMETERS } from '#src/domain/registration/prefill.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { personalKey } from '#src/platform/personal.ts';
import { browserStorage, JWT_KEY } from '#src/platform/storage.ts';

/**
 * Whether the visitor is signed in, was here before, or brings answers: they may see another page, or prefilled fields.
 * What a parameter holds is not read here, which would cost the loader more than it gains.
 */
export function isReturningVisitor(org: string, view: Window): boolean {
  const { local, session } = browserStorage(view);
  const query = new URLSearchParams(view.location.search);
  const held = local.get(JWT_KEY) ?? session.get(personalKey(storageKey(org)));
  return held !== undefined || PREFILL_PARAMETERS.some((name) => query.has(name));
}

import { carriesPrefill } from '#src/domain/prefill.ts';
import { createEarly } from '#src/mount/early/createEarly.ts';
import { JWT_KEY } from '#src/platform/auth.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { storageKey } from './registration/storageKey.ts';
import { START } from './start.ts';

/** Whoever signed in, was here before, or comes with answers may see another page, or fields that are filled in. */
export const mount = createEarly({
  path: START,
  isKnown(org) {
    const { local, session } = browserStorage(window);
    const held = local.get(JWT_KEY) ?? session.get(storageKey(org));
    return held !== undefined || carriesPrefill(location.search);
  },
});

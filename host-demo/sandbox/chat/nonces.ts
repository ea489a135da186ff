import type { SandboxClock } from '../clock.ts';

const LIFETIME_MS = 5 * 60_000;

/** Proofs of who is signed in, for a call that carries no login. In memory: after a restart one is asked for again. */
export function createNonces(clock: SandboxClock, newId: () => string) {
  const issued = new Map<string, { identityUuid: string; until: number }>();
  return {
    issue(identityUuid: string): string {
      const now = clock.now();
      for (const [nonce, { until }] of issued) if (until <= now) issued.delete(nonce);
      const nonce = newId();
      issued.set(nonce, { identityUuid, until: now + LIFETIME_MS });
      return nonce;
    },
    /** Whose it is, while it is good. */
    check(nonce: string | null | undefined): string | undefined {
      const found = issued.get(nonce ?? '');
      return found && found.until > clock.now() ? found.identityUuid : undefined;
    },
    clear: () => issued.clear(),
  };
}
export type Nonces = ReturnType<typeof createNonces>;

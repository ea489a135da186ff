import { withResolvers } from './federation/builtIns.ts';
import { isClaimed, whenFree } from './page.ts';

/** How long two applications may stand for the same paths while a page changes from one to the other. */
const TIMEOUT_MS = 2000;

interface Waiting {
  onWait(): void;
  /** Ends the wait as well. */
  onCleanUp(cleanup: () => void): void;
}

/**
 * A page may insert another element before it removes the first: routers with transitions, morphing. The second waits until
 * the first has gone; longer than that, there are two, and it says so.
 *
 * @returns whether it has waited
 */
export async function waitForTurn(basePath: string, { onWait, onCleanUp }: Waiting): Promise<boolean> {
  if (!isClaimed(basePath)) return false;
  onWait();
  const { promise, resolve } = withResolvers<void>();
  onCleanUp(whenFree(basePath, resolve));
  const timer = setTimeout(resolve, TIMEOUT_MS);
  onCleanUp(() => clearTimeout(timer));
  onCleanUp(resolve);
  await promise;
  return true;
}

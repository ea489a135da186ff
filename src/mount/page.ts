import { MountError } from './options.ts';

/** What all mounts on a page agree on. Page-wide because each remote carries its own copy of this module. */
interface PageRegistry {
  claims: Set<string>;
  mounts: number;
}
const REGISTRY = Symbol.for('heloc.page');

function registry(): PageRegistry {
  const page = globalThis as { [REGISTRY]?: PageRegistry };
  page[REGISTRY] ??= { claims: new Set(), mounts: 0 };
  return page[REGISTRY];
}

/** An id that no other mount on the page has. */
export function nextMountId(remote: string): string {
  registry().mounts += 1;
  return `heloc-${remote}-${registry().mounts}`;
}

/** Takes the browser's history for one base path; a second mount there is refused. Returns the release. */
export function claimHistory(basePath: string): () => void {
  const { claims } = registry();
  if (claims.has(basePath)) {
    throw new MountError(
      'history-in-use',
      `Another mount already uses the browser history under ${basePath}; give one of them another basePath or history: 'memory'`,
    );
  }
  claims.add(basePath);
  return () => {
    claims.delete(basePath);
  };
}

import type { TokenStore } from '#src/api/client/createApi.ts';
import type { KeyValueStore } from './storage.ts';

/** The key under which the page keeps its bearer token (shared areas s3). */
export const JWT_KEY = 'jwt';

/** The session of one mount. */
export interface Auth extends TokenStore {
  isSignedIn(): boolean;
  /** Calls back whenever the token appears or goes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the token in local storage for the page, and its own copy in memory. A stored token whose organisation
 * claim is another organisation's is ignored, so that two organisations on one page do not share a session.
 */
export function createAuth(storage: KeyValueStore, org: () => string): Auth {
  let own: string | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const stored = () => {
    const token = storage.get(JWT_KEY);
    return token && belongsTo(token, org()) ? token : undefined;
  };
  const get = () => {
    if (own && belongsTo(own, org())) return own;
    return stored();
  };
  return {
    get,
    isSignedIn: () => get() !== undefined,
    set(token) {
      own = token;
      storage.set(JWT_KEY, token);
      notify();
    },
    clear() {
      if (stored()) storage.remove(JWT_KEY);
      own = undefined;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a token names this organisation; one that names none fits every organisation. */
function belongsTo(token: string, org: string): boolean {
  const claims = readClaims(token);
  return claims !== undefined && (claims.org === undefined || claims.org === org);
}

/** The claims of a JWT, unverified: only the server can trust them. `undefined` when it is no JWT. */
function readClaims(token: string): { org?: string } | undefined {
  try {
    const payload = token.replace(/^Bearer\s+/i, '').split('.')[1];
    if (!payload) return undefined;
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { org?: string };
  } catch {
    return undefined;
  }
}

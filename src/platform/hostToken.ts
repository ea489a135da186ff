import type { KeyValueStore } from './storage.ts';

/** The host's answer to who is logged in: a JWT with or without its `Bearer ` prefix, nothing for a visitor. */
export type GetToken = () => Promise<string | null | undefined>;

export interface HostToken {
  /** Stands for the page's storage, which is not touched. */
  readonly store: KeyValueStore;
  /** Asks the host. A failure is a visitor's. */
  ask(): Promise<string | undefined>;
  /** The host answers by another function from now on. */
  use(getToken: GetToken): void;
}

/** A session that the host owns: its token is in memory only. */
export function createHostToken(getToken: GetToken, onFailure: (error: unknown) => void): HostToken {
  let token: string | undefined;
  let asked = getToken;
  return {
    store: {
      get: () => token,
      set(_, value) {
        token = value;
      },
      remove() {
        token = undefined;
      },
    },
    async ask() {
      try {
        const answer = await asked();
        token = answer ? `Bearer ${answer.replace(/^Bearer\s+/i, '')}` : undefined;
      } catch (error) {
        onFailure(error);
        token = undefined;
      }
      return token;
    },
    use(next) {
      asked = next;
    },
  };
}

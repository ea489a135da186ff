import { authenticateWebChat, refreshWebChat } from '#src/api/contract/chatProof.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** How often another one is asked for (docs/rules.md#chat-sessions). */
const EVERY_MS = 60_000;

export interface Nonce {
  /** The newest one; undefined for a visitor, and where it cannot be had. */
  get(): string | undefined;
  stop(): void;
}

/**
 * Proves in a chat who is signed in, where that feature is on: from when the form is open, as long as it or a chat is. What
 * fails makes it a visitor's chat, and never keeps anyone from writing.
 */
export function createNonce({ api, auth, flags }: Pick<Runtime, 'api' | 'auth' | 'flags'>): Nonce {
  const over = new AbortController();
  const { signal } = over;
  let nonce: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden' && nonce !== undefined) return;
    try {
      const answer =
        nonce === undefined
          ? await api.call(authenticateWebChat, { signal })
          : await api.call(refreshWebChat, { query: { nonce }, signal });
      nonce = answer.nonce;
    } catch {
      // It is authenticated anew the next time.
      nonce = undefined;
    }
  }
  // A tab keeps whether the feature is on, and not what it carries: that is in the first answer.
  void flags.whenAnswered().then(() => {
    const isOn = flags.variables('webChat')?.authenticates === true && auth.isSignedIn();
    if (!isOn || signal.aborted) return;
    void ask();
    timer = setInterval(() => void ask(), EVERY_MS);
  });
  return {
    get: () => nonce,
    stop() {
      over.abort();
      clearInterval(timer);
    },
  };
}

import { useEffect, useState } from 'react';
import { useAnnounceIfAny } from './announcer.ts';

/** How long the button says that it was copied (docs/rules.md#short-messages). */
const CONFIRMED_MS = 1000;

/**
 * Puts a text on the clipboard.
 * @param message is announced once the text was copied; `refused` means that the browser does not allow it.
 */
export function useClipboard(message: string) {
  const announce = useAnnounceIfAny();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    async put(text: string) {
      try {
        await navigator.clipboard.writeText(text);
        announce(message);
        setState('copied');
      } catch {
        setState('refused');
      }
    },
  };
}

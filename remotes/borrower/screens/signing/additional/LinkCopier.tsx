import { useEffect, useState } from 'react';
import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { signerName } from '../../../signing/signers.ts';
import { copy } from './copy.ts';

/** Shared areas s9. */
const CONFIRMED_MS = 1000;
const SIGNER_APP = '/heloc-signer';

/** The invitation's whole address on this page's site; the server may give it with or without our base path. */
function invitationUrl(path: string, basePath: string): string {
  const own = path.startsWith(SIGNER_APP) ? `${basePath}${path}` : path;
  return new URL(own, window.location.origin).href;
}

/** Puts a signer's link on the clipboard, or shows it where the browser refuses. */
export function LinkCopier({ signer, path }: { signer: Signer; path: string }) {
  const t = useCopy(copy);
  const { basePath } = useRuntime();
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const link = invitationUrl(path, basePath);
  const name = signerName(signer);

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const put = async () => {
    try {
      await navigator.clipboard.writeText(link);
      announce(t('copied'));
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" aria-label={t('copyLinkFor', { name })} onClick={() => void put()}>
        {t(state === 'copied' ? 'copied' : 'copyLink')}
      </Button>
      {state === 'refused' ? <Text small>{t('copyFailed', { name, link })}</Text> : null}
    </>
  );
}

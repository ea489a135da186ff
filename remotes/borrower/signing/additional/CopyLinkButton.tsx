import { useSearchParams } from 'react-router';
import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { keptAddress } from '#src/domain/application/routing.ts';
import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import { signerName } from '#src/features/signers/signers.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useClipboard } from '#src/ui/primitives/useClipboard.ts';
import { copy } from './copy.ts';

/** The invitation's whole address on this page's site; the server may give it with or without our base path. */
function invitationUrl(path: string, basePath: string, search: URLSearchParams): string {
  const own = path.startsWith(`/${SIGNER_SEGMENT}/`) ? `${basePath}${path}` : path;
  return new URL(keptAddress(own, search), window.location.origin).href;
}

/** Puts a signer's link on the clipboard, or shows it where the browser refuses. */
export function CopyLinkButton({ signer, path }: { signer: Signer; path: string }) {
  const t = useCopy(copy);
  const { basePath } = useRuntime();
  const [search] = useSearchParams();
  const { state, put } = useClipboard(t('copied'));
  const link = invitationUrl(path, basePath, search);
  const name = signerName(signer);
  return (
    <>
      <LinkButton about={t('linkFor', { name })} onClick={() => void put(link)}>
        {t(state === 'copied' ? 'copied' : 'copyLink')}
      </LinkButton>
      {state === 'refused' ? <Text small>{t('copyFailed', { name, link })}</Text> : null}
    </>
  );
}

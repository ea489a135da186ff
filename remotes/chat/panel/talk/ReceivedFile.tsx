import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { saveFile } from '#src/platform/blobs.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { copy as uploadCopy } from '#src/ui/upload/copy.ts';
import { fileSizeText } from '#src/ui/upload/fileSizeText.ts';
import type { WireFile } from '../../transports/port.ts';
import { cleanName, isPicture } from './chatFiles.ts';
import { copy } from './copy.ts';
import { Small } from './styles.ts';

/** Its room is there before the picture is: nothing moves when it comes. */
const Picture = styled.img`
  display: block;
  inline-size: 15em;
  max-inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: contain;
  background-color: var(--heloc-color-surface-sunken);
  border-radius: var(--heloc-radius-control);
`;

/** The sign stays beside a name of several lines. */
const Named = styled.span`
  display: flex;
  gap: ${space(1)};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
  }
`;

/** A file that came: a picture is shown when it is asked for, everything else is saved, and nothing plays by itself. */
export function View({ file }: { file: WireFile }) {
  const t = useCopy(copy);
  const sizes = useCopy(uploadCopy);
  const [url, setUrl] = useState<string>();
  const gone = useRef(new AbortController());
  const { run, busy, failure } = useAction(async (what: 'show' | 'save') => {
    const content = await file.open(gone.current.signal);
    if (what === 'save') saveFile(content, cleanName(file.name));
    // The type is ours to say: a picture is never shown as anything else.
    else setUrl(URL.createObjectURL(new Blob([content], { type: file.type })));
  });
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const name = cleanName(file.name);
  const size = fileSizeText(sizes, file.size);
  return (
    <>
      {url ? <Picture src={url} alt={name} /> : null}
      <Small>
        <Named>
          <Icon name="file" />
          {size ? t('fileOf', { name, size }) : name}
        </Named>
        {isPicture(file) && !url ? (
          <LinkButton
            aria-label={t('showNamed', { name })}
            aria-disabled={busy || undefined}
            onClick={() => run('show')}
          >
            {t('show')}
          </LinkButton>
        ) : null}
        <LinkButton
          aria-label={t('saveNamed', { name })}
          aria-disabled={busy || undefined}
          onClick={() => run('save')}
        >
          {t('save')}
        </LinkButton>
        {failure ? <span role="alert">{t('fileFailed')}</span> : null}
      </Small>
    </>
  );
}

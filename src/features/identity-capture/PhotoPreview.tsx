import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import type { IdentityDocument } from '#src/domain/documents.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { DocumentFrame } from './DocumentFrame.tsx';

/** All of it: what lies outside the outline is to be seen as well. */
const Image = styled.img`
  object-fit: contain;
`;

/** The photo itself, or its name where the browser cannot show it (HEIC, PDF). */
export function PhotoPreview({ kind, file }: { kind: IdentityDocument; file: File }) {
  const t = useCopy(copy);
  const [url, setUrl] = useState<string>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    setBroken(false);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (broken) return <Text>{t('noPreview', { name: file.name })}</Text>;
  return (
    <DocumentFrame kind={kind}>
      {url ? (
        <Image
          src={url}
          alt={t('preview', { name: file.name })}
          data-private=""
          onError={() => setBroken(true)}
        />
      ) : (
        <span />
      )}
    </DocumentFrame>
  );
}

import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { IDENTITY_DOCUMENT_SIZES, type IdentityDocument } from '#src/domain/documents/documents.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { Flaw } from '../photos/flaws.ts';
import { lookAt } from '../photos/lookAt.ts';
import { copy } from './copy.ts';
import { DocumentFrame } from './DocumentFrame.tsx';

/** All of it: what lies outside the outline is to be seen as well. */
const Image = styled.img`
  object-fit: contain;
`;

/** The photo itself, with what may be wrong with it, or its name where the browser cannot show it (HEIC, PDF). */
export function PhotoPreview({ kind, file }: { kind: IdentityDocument; file: File }) {
  const t = useCopy(copy);
  const [url, setUrl] = useState<string>();
  const [broken, setBroken] = useState(false);
  const [flaw, setFlaw] = useState<Flaw>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    setBroken(false);
    setFlaw(undefined);
    let isGone = false;
    void lookAt(file, IDENTITY_DOCUMENT_SIZES[kind]).then((found) => isGone || setFlaw(found.flaw));
    return () => {
      isGone = true;
      URL.revokeObjectURL(made);
    };
  }, [file, kind]);
  if (broken) return <Text>{t('noPreview', { name: file.name })}</Text>;
  return (
    <>
      <DocumentFrame kind={kind}>
        {url ? (
          <Image
            src={url}
            alt={t('preview', { name: file.name })}
            {...EXCLUDED}
            onError={() => setBroken(true)}
          />
        ) : (
          <span />
        )}
      </DocumentFrame>
      {flaw ? (
        <Alert tone="warning" title={t(`maybe${flaw}`)}>
          {t(`do${flaw}`)}
        </Alert>
      ) : null}
    </>
  );
}

import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

const Image = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 24em;
  border-radius: var(--heloc-radius-card);
  border: var(--heloc-border-width) solid var(--heloc-color-border);
`;

/** The photo itself, or its name where the browser cannot show it (HEIC, PDF). */
export function PhotoPreview({ file }: { file: File }) {
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
  return url ? (
    <Image
      src={url}
      alt={t('preview', { name: file.name })}
      data-private=""
      onError={() => setBroken(true)}
    />
  ) : null;
}

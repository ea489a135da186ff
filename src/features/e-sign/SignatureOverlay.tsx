import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { copy } from './copy.ts';
import type { SigningTag } from './port.ts';
import { Signature } from './Signature.tsx';
import type { Adopted } from './schema.ts';

const Done = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border-block-end: 0.125em solid var(--heloc-color-success);
  & > svg {
    color: var(--heloc-color-success);
  }
`;

/** What has been signed of a document, with the signature in its place. */
export function SignatureOverlay({ tags, adopted }: { tags: readonly SigningTag[]; adopted: Adopted }) {
  const t = useCopy(copy);
  if (tags.length === 0) return null;
  return (
    <Stack as="ol" gap={1}>
      {tags.map(({ id, label, page, kind }) => (
        <Done key={id}>
          <Icon name="check" />
          <span>{t('signedHere', { label, page })}</span>
          <Signature adopted={adopted} initials={kind === 'INITIALS'} />
        </Done>
      ))}
    </Stack>
  );
}

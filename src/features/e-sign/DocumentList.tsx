import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { copy } from './copy.ts';
import type { SigningDocument } from './port.ts';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding-block: ${space(1)};
  border-block-end: 1px solid var(--heloc-color-border);
`;

/** Which documents there are and how far each is; every one can be opened at any time. */
export function DocumentList({
  documents,
  current,
  onOpen,
}: {
  documents: readonly SigningDocument[];
  current: string | undefined;
  onOpen: (documentUuid: string) => void;
}) {
  const t = useCopy(copy);
  return (
    <Stack as="ol" gap={1}>
      {documents.map(({ documentUuid, title, signed }) => (
        <Item key={documentUuid}>
          {documentUuid === current ? (
            <strong aria-current="true">{title}</strong>
          ) : (
            <LinkButton aria-label={t('openDocument', { title })} onClick={() => onOpen(documentUuid)}>
              {title}
            </LinkButton>
          )}
          <Badge tone={signed ? 'success' : documentUuid === current ? 'info' : 'neutral'}>
            {t(signed ? 'signed' : documentUuid === current ? 'current' : 'toSign')}
          </Badge>
        </Item>
      ))}
    </Stack>
  );
}

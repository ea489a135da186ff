import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { copy } from './copy.ts';
import { isDone, type Listed } from './request.ts';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

interface DocumentListProps {
  documents: readonly Listed[];
  current: number;
  onOpen(index: number): void;
}

/** Everything there is to read, and how far one is. */
export function DocumentList({ documents, current, onOpen }: DocumentListProps) {
  const t = useCopy(copy);
  return (
    <nav aria-label={t('list')}>
      <List>
        {documents.map((document, index) => (
          <li key={document.uuid}>
            <Row>
              <LinkButton aria-current={index === current ? 'true' : undefined} onClick={() => onOpen(index)}>
                {document.title}
              </LinkButton>
              {isDone(document) ? (
                <Badge tone="success">{t('done')}</Badge>
              ) : (
                <Badge tone={index === current ? 'info' : 'neutral'}>
                  {index === current ? t('current') : t('todo')}
                </Badge>
              )}
            </Row>
          </li>
        ))}
      </List>
    </nav>
  );
}

import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { SummaryDocuments } from './useSummaryDocuments.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(2)};
  border-block-end: 1px solid var(--heloc-color-border);
`;

/** As long as the documents are not there: their place, kept. */
const Placeholder = styled.div`
  block-size: 3.25em;
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface-sunken);
`;
const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

const STATE = {
  NOT_OPENED: { tone: 'neutral', text: 'statusNOT_OPENED' },
  OPENED: { tone: 'info', text: 'statusOPENED' },
  ACCEPTED: { tone: 'success', text: 'statusACCEPTED' },
} as const;

const isListed = (status: string): status is keyof typeof STATE => Object.hasOwn(STATE, status);
/** What has another status has been opened at least. */
const stateOf = (status: string) => STATE[isListed(status) ? status : 'OPENED'];

/** The documents that belong to the application, each with how far it was read. */
export function Documents({ documents, state, retry }: SummaryDocuments) {
  const t = useCopy(copy);
  const flow = useFlow();
  const { basePath } = useRuntime();
  const { uuid } = useApplication();
  const open = (documentUuids: readonly string[]) =>
    flow.toChild(
      'disclosures',
      {},
      { documentUuid: documentUuids.join(','), returnTo: `${basePath}/${uuid}/start/app-summary` },
    );
  return (
    <Stack gap={2} as="section">
      <Heading level={2}>{t('documents')}</Heading>
      {state === 'preparing' ? (
        <>
          <Text role="status">{t('preparing')}</Text>
          {PLACEHOLDERS.map((key) => (
            <Placeholder key={key} aria-hidden="true" />
          ))}
        </>
      ) : null}
      {state === 'failed' ? (
        <Alert tone="error" action={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('documentsFailed')}
        </Alert>
      ) : null}
      {state === 'ready' ? (
        <>
          <Text>{t('documentsIntro')}</Text>
          <Stack as="ul" gap={0}>
            {documents.map(({ uuid: documentUuid, title, status }) => {
              const { tone, text } = stateOf(status);
              return (
                <li key={documentUuid}>
                  <Row>
                    <LinkButton aria-label={t('openNamed', { title })} onClick={() => open([documentUuid])}>
                      {title}
                    </LinkButton>
                    <Badge tone={tone}>{t(text)}</Badge>
                  </Row>
                </li>
              );
            })}
          </Stack>
          <div>
            <Button variant="secondary" onClick={() => open(documents.map((document) => document.uuid))}>
              {t('readAll')}
            </Button>
          </div>
        </>
      ) : null}
    </Stack>
  );
}

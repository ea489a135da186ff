import { useCopy } from '#src/brand/copy.tsx';
import { Downloads } from '#src/features/e-sign/Downloads.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { useClosingDocuments } from './useClosingDocuments.ts';

export function Documents() {
  const t = useCopy(copy);
  const { query, documents, read } = useClosingDocuments();
  return (
    <Stack as="section">
      <Heading level={2}>{t('documentsHeading')}</Heading>
      {query.isPending ? <Spinner /> : null}
      {query.isError ? (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('again')}
            </Button>
          }
        >
          {t('documentsFailed')}
        </Alert>
      ) : null}
      <Downloads documents={documents} read={read} />
    </Stack>
  );
}

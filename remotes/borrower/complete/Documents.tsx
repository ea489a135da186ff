import { useCopy } from '#src/brand/copy.tsx';
import { Downloads } from '#src/features/e-sign/Downloads.tsx';
import { LoadFailed } from '#src/features/loading/LoadFailed.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import type { ClosingDocuments } from './useClosingDocuments.ts';

export function Documents({ query, documents, read }: ClosingDocuments) {
  const t = useCopy(copy);
  return (
    <Stack as="section">
      <Heading level={2}>{t('documentsHeading')}</Heading>
      {query.isPending ? <Spinner /> : null}
      {query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} again={t('again')}>
          {t('documentsFailed')}
        </LoadFailed>
      ) : null}
      <Downloads documents={documents} read={read} />
    </Stack>
  );
}

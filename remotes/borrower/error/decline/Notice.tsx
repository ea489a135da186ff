import { useQuery } from '@tanstack/react-query';
import { getDocument } from '#src/api/contract/documents.ts';
import { documentsQuery } from '#src/api/queries/documents.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { namesOf } from '#src/domain/registration/jointCredit.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Downloads } from '#src/features/e-sign/Downloads.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { LoadFailed } from '#src/features/loading/LoadFailed.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The notice that the law asks for, to keep. */
export function Notice() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const query = useQuery(documentsQuery(api, uuid));
  const flow = useFlow();
  // While the page is open the notice may become available, or the decision may be reviewed.
  useRefetchWhileVisible(async () => {
    await Promise.all([query.refetch({ throwOnError: true }), flow.refresh()]);
  });
  const notices = (query.data?.documents ?? []).filter(
    ({ uuid: own, type }) => type === 'ADVERSE_ACTION' || own === heloc.decline?.documentUuid,
  );
  const read = (documentUuid: string) => api.call(getDocument, { params: { uuid, documentUuid } });
  return (
    <Stack gap={1} as="section">
      <Heading level={2}>{t('notice')}</Heading>
      {query.isPending ? <Spinner /> : null}
      {query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} again={t('again')}>
          {t('noticeFailed')}
        </LoadFailed>
      ) : null}
      {query.isSuccess ? (
        <Text>{notices.length > 0 ? t('noticeText') : t('noticeLater', { address: profile.email })}</Text>
      ) : null}
      {query.isSuccess && heloc.participants.length > 1 ? (
        <Text>{t('noticeEach', { names: namesOf(heloc.participants) })}</Text>
      ) : null}
      {notices.length > 0 ? <Downloads documents={notices} read={read} /> : null}
    </Stack>
  );
}

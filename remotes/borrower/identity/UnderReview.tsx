import { useQueryClient } from '@tanstack/react-query';
import { identityVerificationQuery } from '#src/api/queries/identityVerification.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Reviewing } from '#src/features/flow/Reviewing.tsx';
import type { Verification } from '#src/features/identity-capture/model.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** A person looks at the photos, or at a name that is not the application's (docs/rules.md#identity-documents). */
export function UnderReview({ review }: { review: Verification['review'] }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, profile } = useApplication();
  const queries = useQueryClient();
  const flow = useFlow();
  const query = identityVerificationQuery(api, uuid);
  async function refresh() {
    const before = queries.getQueryData(query.queryKey)?.state;
    const [isNew] = await Promise.all([flow.recheck(), queries.refetchQueries(query)]);
    return isNew || queries.getQueryData(query.queryKey)?.state !== before;
  }
  const name = review?.nameOnId;
  return (
    <Reviewing copy={copy} heading={t('heading')} check={refresh}>
      <Text>{name ? t('name', { name }) : t('photos')}</Text>
      <Text>{t('leave', { address: profile.email })}</Text>
    </Reviewing>
  );
}

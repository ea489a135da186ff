import { useQueryClient } from '@tanstack/react-query';
import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Reviewing } from '#src/features/flow/Reviewing.tsx';
import type { Verification } from '#src/features/identity-capture/model.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';
import { signerIdentityQuery } from './queries.ts';

/** A person looks at the photos, or at a name that is not the one on the deed (docs/rules.md#identity-documents). */
export function UnderReview({ review }: { review: Verification['review'] }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { applicationUuid, email } = useSigner();
  const queries = useQueryClient();
  const flow = useFlow();
  const query = signerIdentityQuery(api, applicationUuid);
  async function refresh() {
    const before = queries.getQueryData(query.queryKey)?.state;
    const [isNew] = await Promise.all([flow.recheck(), queries.refetchQueries(query)]);
    return isNew || queries.getQueryData(query.queryKey)?.state !== before;
  }
  const name = review?.nameOnId;
  return (
    <Reviewing copy={copy} heading={t('heading')} check={refresh}>
      <Text>{name ? t('name', { name }) : t('photos')}</Text>
      <Text>{t('leave', { address: email })}</Text>
    </Reviewing>
  );
}

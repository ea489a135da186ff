import { useQueryClient } from '@tanstack/react-query';
import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { CHECK_AGAIN } from '../flow/copy.ts';
import { useFlow } from '../flow/FlowContext.ts';
import { Reviewing } from '../flow/Reviewing.tsx';
import type { Verification } from './model.ts';
import type { IdentityCheck } from './useIdentityPort.ts';

/** What one is told meanwhile: what comes after it differs. */
export type ReviewCopy = Copy<
  typeof CHECK_AGAIN & { heading: string; photos: string; name: string; leave: string }
>;

interface UnderReviewProps {
  review: Verification['review'];
  query: IdentityCheck['query'];
  copy: ReviewCopy;
  /** Where the result is mailed. */
  email: string;
}

/** A person looks at the photos, or at a name that is not the expected one (docs/rules.md#identity-documents). */
export function UnderReview({ review, query, copy, email }: UnderReviewProps) {
  const t = useCopy(copy);
  const queries = useQueryClient();
  const flow = useFlow();
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

import { useCopy } from '#src/brand/copy.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { useCase } from '../case/CaseContext.ts';
import { FlowLink } from '../flow/FlowLink.tsx';
import { cardCopy } from './cardCopy.ts';

/** In the progress: how much is needed. */
export function ConditionsBadge({ count }: { count: number }) {
  const t = useCopy(cardCopy);
  const { tasks } = useCase();
  if (count === 0 || !tasks) return null;
  return (
    <div>
      <FlowLink to={tasks.index}>
        <Badge tone="info">{t('heading', { count })}</Badge>
      </FlowLink>
    </div>
  );
}

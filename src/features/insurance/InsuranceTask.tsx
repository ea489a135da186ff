import type { Heloc } from '#src/api/contract/heloc.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';
import { neededOf, policiesOf } from './policies.ts';
import { StillToSend } from './StillToSend.tsx';

/** On a page that waits: which policies are to be sent, or that what was sent is being read; nothing otherwise. */
export function InsuranceTask({ heloc }: { heloc: Heloc }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const needed = neededOf(heloc);
  const isSent = policiesOf(heloc).some(({ status }) => status === 'IN_REVIEW');
  const open = () => flow.toChild('insurance');
  if (needed.length > 0)
    return (
      <Alert
        tone="warning"
        quiet
        title={t('taskNeeded')}
        action={<Button onClick={open}>{t('taskSee')}</Button>}
      >
        <StillToSend needed={needed} />
      </Alert>
    );
  if (!isSent) return null;
  return (
    <Alert
      tone="info"
      title={t('taskSent')}
      action={
        <Button variant="secondary" onClick={open}>
          {t('taskStatus')}
        </Button>
      }
    >
      {t('taskSentText')}
    </Alert>
  );
}

import type { BankAccount } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';

const STATES = ['SENT', 'ARRIVED', 'FAILED'] as const;

/** An account that was typed in and waits for its two deposits: what to do about it, and where. */
export function PendingAccount({ account }: { account: BankAccount }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const state = STATES.find((known) => known === account.verification?.state) ?? 'SENT';
  return (
    <Alert
      tone="info"
      title={t(state, { mask: accountEnding(account) })}
      action={
        <Button variant={state === 'SENT' ? 'secondary' : 'primary'} onClick={() => flow.toChild('manual')}>
          {t(`${state}Go`)}
        </Button>
      }
    >
      {t('otherwise')}
    </Alert>
  );
}

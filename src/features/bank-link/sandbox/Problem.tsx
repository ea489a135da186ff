import { useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import type { BankLinkInstitution } from '../port.ts';
import { copy } from './copy.ts';
import { outcomeOf } from './outcomes.ts';

export function Problem({
  bank,
  outcome,
  onAgain,
  onClose,
}: {
  bank: BankLinkInstitution;
  outcome: string;
  onAgain(): void;
  onClose(): void;
}) {
  const t = useCopy(copy);
  return (
    <>
      <Alert tone="error" title={t('problem', { bank: bank.name })}>
        {t(outcomeOf(outcome).text, { bank: bank.name })}
      </Alert>
      <Actions>
        <Button onClick={onAgain}>{t('again')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Actions>
    </>
  );
}

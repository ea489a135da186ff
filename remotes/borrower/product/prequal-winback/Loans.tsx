import type { Liability } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatMoney, formatWholeMoney } from '#src/domain/money/money.ts';
import { formatRatio } from '#src/domain/money/moneyText.ts';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { outcomeOf, type WinbackFacts } from './facts.ts';
import { loansProblem } from './schema.ts';

/** The loans that the line could pay off, and what it then comes to. */
export function Loans({ facts, chosen }: { facts: WinbackFacts; chosen: readonly string[] }) {
  const t = useCopy(copy);
  const today = outcomeOf(facts);
  const { share, position } = outcomeOf(facts, chosen);
  const problem = loansProblem(t, facts, chosen);
  return (
    <>
      <CheckboxGroupField
        name="loans"
        label={t('loans')}
        hint={t('directly')}
        options={facts.loans
          .filter(({ payoffEligible }) => payoffEligible)
          .map((loan) => ({
            value: loan.uuid,
            label: loan.creditor,
            description: <About loan={loan} improves={!today.fitsPosition} />,
          }))}
      />
      {chosen.length > 0 ? (
        <Alert tone={problem ? 'warning' : 'success'}>
          <Text>{problem ?? t('meets', { share: formatRatio(share) })}</Text>
          {position === undefined ? null : <Text>{t('newPosition', { position })}</Text>}
        </Alert>
      ) : null}
    </>
  );
}

function About({ loan, improves }: { loan: Liability; improves: boolean }) {
  const t = useCopy(copy);
  const amount = formatMoney(loan.monetaryBalance);
  return (
    <>
      {loan.creditLimit == null
        ? t('loan', { amount })
        : t('loanLimit', { amount, limit: formatWholeMoney(loan.creditLimit) })}{' '}
      <Badge tone="info">{t('lowers')}</Badge> {improves ? <Badge tone="info">{t('improves')}</Badge> : null}
    </>
  );
}

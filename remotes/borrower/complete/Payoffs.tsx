import type { Payoff } from '#src/api/contract/parts.ts';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { formatDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { formatMoney, money, sumMoney } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

function stateOf(t: Translate<(typeof copy)['strings']>, payoff: Payoff, state: string) {
  const confirmed = dayIn(state, payoff.confirmedAt);
  const sent = dayIn(state, payoff.sentAt);
  if (payoff.status === 'CONFIRMED') {
    const text = confirmed
      ? t('payoffConfirmed', { date: formatDate(confirmed) })
      : t('payoffConfirmedPlain');
    return { tone: 'success', text } as const;
  }
  if (payoff.status === 'SENT') {
    return {
      tone: 'info',
      text: sent ? t('payoffSent', { date: formatDate(sent) }) : t('payoffSentPlain'),
    } as const;
  }
  return { tone: 'neutral', text: t('payoffPending') } as const;
}

const named = (payoff: Payoff) => ({ creditor: payoff.creditor, mask: accountEnding(payoff) });

/** The accounts that the draw pays off, and whether the money has reached them. */
export function Payoffs() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const { payoffs } = heloc;
  if (payoffs.length === 0) return null;
  return (
    <Card as="section">
      <DataTable<Payoff>
        caption={t('payoffsHeading')}
        rows={payoffs}
        rowKey={({ creditor, mask, amount }) => `${creditor}-${mask ?? ''}-${amount}`}
        columns={[
          {
            key: 'creditor',
            header: t('creditor'),
            rowHeader: true,
            render: (payoff) => (payoff.mask ? t('payoffName', named(payoff)) : payoff.creditor),
          },
          {
            key: 'amount',
            header: t('payoffAmount'),
            align: 'end',
            render: ({ amount }) => formatMoney(money(amount)),
          },
          {
            key: 'status',
            header: t('payoffStatus'),
            render: (payoff) => {
              const { tone, text } = stateOf(t, payoff, heloc.property.state);
              return <Badge tone={tone}>{text}</Badge>;
            },
          },
        ]}
        footer={{
          creditor: t('payoffTotal'),
          amount: formatMoney(sumMoney(payoffs.map(({ amount }) => money(amount)))),
        }}
      />
      <Text small>{t('payoffNote')}</Text>
    </Card>
  );
}

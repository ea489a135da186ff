import type { Liability } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { compareMoney, formatMoney, money, subtractMoney, sumMoney } from '#src/domain/money/money.ts';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { CollapsiblePart } from '../CollapsiblePart.tsx';
import { balancesOf } from '../facts.ts';
import { monthlyChange } from '../figures.ts';
import { useHasRoom } from '../useHasRoom.ts';
import { copy } from './copy.ts';
import { Debts, OtherDebts } from './Debts.tsx';
import { Preference } from './Preference.tsx';
import type { PartProps } from './parts.ts';
import { countCostlier } from './start.ts';

/** Debts that the line may pay off, those first that it can, and how that shares the draw. */
export function PayoffPart(props: PartProps) {
  const t = useCopy(copy);
  const hasRoom = useHasRoom();
  const { facts, choice, isPage } = props;
  if (facts.liabilities.length === 0) return null;
  if (isPage) return <Payoffs {...props} />;
  const hasPayoffs = choice.payoffs.length > 0;
  return (
    <CollapsiblePart
      title={t('payoffHeading')}
      summary={<SummaryLine {...props} />}
      opened={hasRoom || hasPayoffs || !facts.liabilities.some(isPossible)}
      keepsContent={hasPayoffs}
    >
      <Payoffs {...props} />
    </CollapsiblePart>
  );
}

const isPossible = ({ payoffEligible }: Liability) => payoffEligible;

function Payoffs(props: PartProps) {
  const t = useCopy(copy);
  const { facts, choice } = props;
  const possible = facts.liabilities.filter(isPossible);
  const others = facts.liabilities.filter((row) => !isPossible(row));
  return (
    <Stack gap={1}>
      {possible.length > 0 ? (
        <>
          <Text small muted>
            {t('payoffIntro')}
          </Text>
          <Debts {...props} rows={possible} />
          {choice.payoffs.length > 0 ? (
            <>
              <MonthlyChange {...props} />
              <Preference {...props} />
            </>
          ) : null}
        </>
      ) : (
        <Text>{t('payoffNone')}</Text>
      )}
      {others.length > 0 ? (
        <Details summary={t('payoffOthers', { count: others.length })}>
          <OtherDebts rows={others} />
        </Details>
      ) : null}
    </Stack>
  );
}

/** How much less a month one could pay: all of the line against the chosen debts, else its part for them alone. */
function MonthlyChange({ facts, choice, offer, figures }: PartProps) {
  const t = useCopy(copy);
  if (!offer || !figures) return null;
  const { whole, debts } = monthlyChange(facts, choice, offer, figures);
  const isLess = compareMoney(whole, 0) > 0;
  if (!isLess && compareMoney(debts, 0) <= 0) return null;
  return (
    <Text strong>
      {isLess
        ? t('payLess', { amount: formatMoney(whole, 0) })
        : t('payLessForDebts', {
            amount: formatMoney(debts, 0),
            cash: formatMoney(figures.cash),
            payment: formatMoney(figures.payment),
            more: formatMoney(subtractMoney(money(0), whole), 0),
          })}
    </Text>
  );
}

/** How many debts there are, and what is chosen of them. */
function SummaryLine({ facts, choice, offer }: PartProps) {
  const t = useCopy(copy);
  const possible = facts.liabilities.filter(isPossible);
  if (possible.length === 0) return null;
  const costlier = offer ? countCostlier(facts, offer) : 0;
  if (choice.payoffs.length > 0)
    return <>{t('selected', { sum: formatMoney(balancesOf(facts, choice.payoffs)) })}</>;
  const sum = formatMoney(sumMoney(possible.map(({ monetaryBalance }) => money(monetaryBalance))));
  return (
    <>
      {t('payoffDigest', { count: possible.length, sum })}
      {costlier > 0 ? ` ${t('payoffDearer', { count: costlier })}` : null}
    </>
  );
}

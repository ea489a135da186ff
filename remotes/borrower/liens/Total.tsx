import { useCopy } from '#src/brand/copy.tsx';
import { addMoney, formatWholeMoney, money } from '#src/domain/money/money.ts';
import { formatRatio } from '#src/domain/money/moneyText.ts';
import { shareOfValue } from '#src/domain/offer/homeEquity.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LiveFigure } from '#src/ui/primitives/LiveFigure.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type LiensValues, remainingDebt } from './values.ts';

/** What all loans come to, by what is known and said so far. A crypto-backed loan rests on no home's value. */
export function Total({ values }: { values: Partial<LiensValues> }) {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const sum = remainingDebt(heloc, values);
  const line = heloc.selectedOffer?.totalAmount ?? heloc.amount;
  const value = heloc.isCrypto ? undefined : heloc.adjustedHomeAmount;
  const all = line ? addMoney(sum, money(line)) : sum;
  const parameters = { sum: formatWholeMoney(sum) };
  const share = value
    ? { ...parameters, share: formatRatio(shareOfValue(all, money(value))), value: formatWholeMoney(value) }
    : undefined;
  const text = share ? t(line ? 'totalLine' : 'totalShare', share) : t('total', parameters);
  return (
    <div>
      <Text strong>{text}</Text>
      <LiveFigure text={text} />
      <Text small muted>
        {t('countedNote')}
      </Text>
    </div>
  );
}

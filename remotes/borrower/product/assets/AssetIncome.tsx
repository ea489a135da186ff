import { useCopy } from '#src/brand/copy.tsx';
import { formatMoney } from '#src/domain/money/money.ts';
import { countableAssets } from '#src/domain/person/assets.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LiveFigure } from '#src/ui/primitives/LiveFigure.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type AssetsValues, assetsOf } from './values.ts';

/** The income that the assets count as, by the lender's terms; nothing without those. */
export function AssetIncome({ values }: { values: Partial<AssetsValues> }) {
  const t = useCopy(copy);
  const { assetTerms } = useApplication().heloc;
  if (!assetTerms || assetTerms.months <= 0) return null;
  const assets = assetsOf(values);
  const amount = countableAssets(assets, assetTerms);
  const text = t('counted', { amount: formatMoney(amount) });
  return (
    <div>
      <LiveFigure text={assets.length === 0 ? '' : text} />
      {assets.length === 0 ? null : (
        <>
          <Text strong>{text}</Text>
          <Text>{t('monthly', { amount: formatMoney(amount / assetTerms.months) })}</Text>
          <Text small muted>
            {t('estimate')}
          </Text>
        </>
      )}
    </div>
  );
}

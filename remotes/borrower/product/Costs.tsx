import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Cost } from '#src/api/contract/parts.ts';
import { costsQuery } from '#src/api/queries/heloc.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { compareMoney, formatWholeMoney, type Money, type Numeric } from '#src/domain/money/money.ts';
import { estimateRecordingTax } from '#src/domain/offer/offers.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy } from '#src/features/offer-terms/copy.ts';
import type { OfferTranslate } from '#src/features/offer-terms/names.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useDebounced } from '#src/platform/useDebounced.ts';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';

/** The server is asked once the amount has not changed for this long. */
const DEBOUNCE_MS = 400;

interface CostRow {
  key: string;
  label: string;
  value: string;
}

function range(t: OfferTranslate, min: Numeric, max: Numeric): string {
  if (compareMoney(min, max) === 0) return formatWholeMoney(max);
  return t('costRange', { min: formatWholeMoney(min), max: formatWholeMoney(max) });
}

/** A cost that the server does not know yet is never shown as $0 (docs/rules.md#closing-costs). */
function fromServer(t: OfferTranslate, cost: Cost): CostRow {
  const unknown = cost.amount == null && cost.max === 0;
  const atClosing = cost.type === 'RECORDING_TAX' && cost.max === 0;
  const value =
    unknown || atClosing
      ? t('costAtClosing')
      : cost.amount != null
        ? formatWholeMoney(cost.amount)
        : range(t, cost.min, cost.max);
  const note = cost.note && cost.note !== value ? ` (${cost.note})` : '';
  return { key: cost.type, label: cost.label, value: `${value}${note}` };
}

/** What third parties charge for a draw; the organisation's own figures stand in while the server has none. */
export function Costs({ draw }: { draw: Money }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const { pricing } = useBrand();
  const debouncedDraw = useDebounced(draw, DEBOUNCE_MS);
  const query = useQuery({
    ...costsQuery(api, uuid, Number(debouncedDraw)),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const tax = estimateRecordingTax(heloc.property.state, debouncedDraw);
  const rows: CostRow[] = query.data?.costs.length
    ? query.data.costs.map((cost) => fromServer(t, cost))
    : [
        { key: 'valuation', label: t('valuation'), value: formatWholeMoney(pricing.valuationFee) },
        { key: 'notary', label: t('notary'), value: formatWholeMoney(pricing.manualNotaryFee) },
        {
          key: 'recordingFees',
          label: t('recordingFees'),
          value: range(t, pricing.recordingFeeMin, pricing.recordingFeeMax),
        },
        {
          key: 'recordingTaxes',
          label: t('recordingTaxes'),
          value: tax ? range(t, tax.min, tax.max) : t('costAtClosing'),
        },
        { key: 'title', label: t('title'), value: t('costAtClosing') },
      ];
  // No crypto-backed loan rests on the value of a home.
  const shown = heloc.isCrypto ? rows.filter(({ key }) => key.toLowerCase() !== 'valuation') : rows;
  const updating = query.isFetching || debouncedDraw !== draw;
  return (
    <Details summary={t('costs')}>
      <Stack gap={1}>
        {updating ? (
          <Text small muted>
            {t('costsUpdating')}
          </Text>
        ) : null}
        <SummaryList rows={shown.map(({ key, label, value }) => ({ key, term: label, value }))} />
        <Text small muted>
          {t('costsNote')}
        </Text>
      </Stack>
    </Details>
  );
}

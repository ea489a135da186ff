import { postCounterOffer } from '#src/api/contract/offer.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatLongDate, parseDate } from '#src/domain/dates.ts';
import { formatWholeMoney, money } from '#src/domain/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/application/useToday.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** Another line that can be had, and the way to its offers (docs/rules.md#counter-offers). */
export function CounterOffer() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const today = useToday();
  const see = useSubmit(() => api.call(postCounterOffer, { params: { uuid } }));
  const offer = heloc.decline?.counterOffer;
  if (!offer) return null;
  const until = parseDate(offer.until ?? '');
  if (until && until < today) return null;
  const amount = formatWholeMoney(money(offer.maxAmount));
  return (
    <FormShell onSubmit={see} submitLabel={t('counterSee')}>
      <Text>
        {until ? t('counterUntil', { amount, date: formatLongDate(until) }) : t('counter', { amount })}
      </Text>
    </FormShell>
  );
}

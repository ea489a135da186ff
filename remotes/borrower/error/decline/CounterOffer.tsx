import type { Heloc } from '#src/api/contract/heloc.ts';
import { postCounterOffer } from '#src/api/contract/offer.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import { formatWholeMoney, money } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/case/useToday.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

type Offered = NonNullable<NonNullable<Heloc['decline']>['counterOffer']>;

/** The one that can still be chosen. */
export function useCounterOffer(): Offered | undefined {
  const { heloc } = useApplication();
  const today = useToday();
  const offer = heloc.decline?.counterOffer;
  return offer && (!offer.until || today <= offer.until) ? offer : undefined;
}

/** Another line that can be had, and the way to its offers (docs/rules.md#counter-offers). */
export function CounterOffer({ offer }: { offer: Offered }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const see = useSubmit(() => api.call(postCounterOffer, { params: { uuid } }));
  const until = parseDate(offer.until ?? '');
  const amount = formatWholeMoney(money(offer.maxAmount));
  return (
    <FormShell onSubmit={see} submitLabel={t('counterSee')}>
      <Text>
        {until ? t('counterUntil', { amount, date: formatLongDate(until) }) : t('counter', { amount })}
      </Text>
    </FormShell>
  );
}

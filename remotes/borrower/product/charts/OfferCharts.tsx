import { useContext, useDeferredValue } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { CollapsiblePart } from '../CollapsiblePart.tsx';
import { useHasRoom } from '../useHasRoom.ts';
import { BalanceChart } from './BalanceChart.tsx';
import type { ChartInput } from './chartInput.ts';
import { PartContext } from './context.ts';
import { copy } from './copy.ts';
import { DebtsChart } from './DebtsChart.tsx';
import { debtsOf } from './debts.ts';
import { ExtraPaymentChart } from './ExtraPaymentChart.tsx';
import { HomeChart } from './HomeChart.tsx';
import { homeOf } from './home.ts';
import { LazyDetails } from './LazyDetails.tsx';

/** What the choice means over the years; a chart whose facts are not known is left out. Follows what is chosen. */
export function View() {
  const chosen = useContext(PartContext);
  const { facts, choice, offer, figures } = useDeferredValue(chosen) ?? {};
  return facts && choice && offer && figures ? (
    <OfferCharts facts={facts} choice={choice} offer={offer} figures={figures} />
  ) : null;
}

function OfferCharts(input: ChartInput) {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const hasRoom = useHasRoom();
  const { facts } = input;
  const home = homeOf(heloc, input);
  const debts = facts.senior ? undefined : debtsOf(input);
  return (
    <CollapsiblePart title={t('heading')} summary={t('digest')} opened={hasRoom}>
      <Text small muted>
        {t('estimates')}
      </Text>
      <LazyDetails summary={t('owed')} opened={hasRoom}>
        {() => <BalanceChart {...input} />}
      </LazyDetails>
      {home ? (
        <LazyDetails summary={t('home')}>{() => <HomeChart {...input} home={home} />}</LazyDetails>
      ) : null}
      {debts ? <LazyDetails summary={t('debts')}>{() => <DebtsChart debts={debts} />}</LazyDetails> : null}
      {facts.senior ? null : (
        <LazyDetails summary={t('extra')}>{() => <ExtraPaymentChart {...input} />}</LazyDetails>
      )}
    </CollapsiblePart>
  );
}

import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readOfferQuery } from '#src/domain/routing.ts';
import { useApplication, useFlow } from '#src/features/flow/ApplicationContext.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { offerFacts } from '../../../offer/facts.ts';
import { ExtraDraw } from './ExtraDraw.tsx';
import { Intro } from './Intro.tsx';
import { NoOffers } from './NoOffers.tsx';
import { OfferForm } from './OfferForm.tsx';

/** Decisions under which there is nothing to choose. */
const INSTEAD: Readonly<Record<string, 'decline' | 'error'>> = {
  DECLINE: 'decline',
  INELIGIBLE: 'decline',
  ERROR: 'error',
};

export function View() {
  const { heloc, status } = useApplication();
  const flow = useFlow();
  const [search] = useSearchParams();
  const { origin } = readOfferQuery(search);
  const facts = useMemo(() => offerFacts(heloc), [heloc]);
  const instead = INSTEAD[status.uwDecision ?? ''];
  useEffect(() => {
    if (instead) flow.toChild(instead);
  }, [instead, flow]);
  if (instead) return null;
  const verified = origin !== undefined || status.uwSubDecision === 'VERIFIED_OFFER';
  return (
    <Stack gap={4}>
      <Intro facts={facts} verified={verified} />
      <ExtraDraw />
      {facts.offers.length === 0 ? (
        <NoOffers />
      ) : (
        // Other offers are another form: what was typed for the old ones no longer means anything.
        <OfferForm key={facts.offers.map(({ uuid }) => uuid).join()} facts={facts} />
      )}
    </Stack>
  );
}

import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { message } from '#src/brand/copy.tsx';
import { readOfferQuery } from '#src/domain/routing.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { sentAwayAtom } from '../atoms.ts';
import { offerFacts } from '../facts.ts';
import { copy } from './copy.ts';
import { ExtraDraw } from './ExtraDraw.tsx';
import { Intro } from './Intro.tsx';
import { NoOffers } from './NoOffers.tsx';
import { OfferForm } from './OfferForm.tsx';

export const title = message(copy, 'heading');

export function View() {
  const { uuid, heloc, status } = useApplication();
  const flow = useFlow();
  const [search] = useSearchParams();
  const { origin } = readOfferQuery(search);
  const facts = useMemo(() => offerFacts(heloc), [heloc]);
  const [sentAway, setSentAway] = useAtom(sentAwayAtom);
  const { uwDecision } = status;
  const ineligible = uwDecision === 'INELIGIBLE' || uwDecision === 'DECLINE';
  // Once only: whoever comes back from there is not caught between two pages.
  const goes = ineligible && sentAway !== uuid;
  useEffect(() => {
    if (!goes) return;
    setSentAway(uuid);
    flow.toChild('decline');
  }, [goes, flow, setSentAway, uuid]);
  if (goes) return null;
  const verified = origin !== undefined || status.uwSubDecision === 'VERIFIED_OFFER';
  return (
    <Stack gap={4}>
      <Intro facts={facts} verified={verified} />
      <ExtraDraw />
      {ineligible || facts.offers.length === 0 ? (
        <NoOffers />
      ) : (
        // Other offers are another form: what was typed for the old ones no longer means anything.
        <OfferForm key={facts.offers.map(({ uuid }) => uuid).join()} facts={facts} />
      )}
    </Stack>
  );
}

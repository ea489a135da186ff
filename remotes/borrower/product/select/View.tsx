import { useAtom } from 'jotai';
import { useEffect, useId, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { message, useCopy } from '#src/brand/copy.tsx';
import { subDecisionOf } from '#src/domain/application/applicationEnums.ts';
import { readOfferQuery } from '#src/domain/application/routing.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useScreenTitle } from '#src/features/screens/pageTitle.ts';
import { usePages } from '#src/features/screens/usePages.ts';
import { useSubstep } from '#src/features/shell/substep.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { redirectedAtom } from '../atoms.ts';
import { copy } from './copy.ts';
import { ExtraDraw } from './ExtraDraw.tsx';
import { Intro } from './Intro.tsx';
import { NoOffers } from './NoOffers.tsx';
import { OfferForm } from './OfferForm.tsx';
import { type PageHeading, pagesOf } from './pages.ts';
import { startedFacts } from './start.ts';

export { whenChartsAreThere } from '../charts/LazyCharts.tsx';
export const title = message(copy, 'heading');

/** Decisions under which there is nothing to choose, and the page that says so: for good, or until a person has looked. */
const WITHOUT_OFFER: Readonly<Record<string, 'decline' | 'timeout'>> = {
  INELIGIBLE: 'decline',
  DECLINE: 'decline',
  ERROR: 'timeout',
};

export function View() {
  const { uuid, heloc, status } = useApplication();
  const flow = useFlow();
  const [search] = useSearchParams();
  const { origin } = readOfferQuery(search);
  const facts = useMemo(() => startedFacts(heloc), [heloc]);
  const [redirected, setRedirected] = useAtom(redirectedAtom);
  const { uwDecision } = status;
  const instead = uwDecision ? WITHOUT_OFFER[uwDecision] : undefined;
  // Only once: a person who goes Back from there must not be redirected again.
  const redirects = instead !== undefined && redirected !== uuid;
  useEffect(() => {
    if (!redirects) return;
    setRedirected(uuid);
    flow.toChild(instead);
  }, [redirects, instead, flow, setRedirected, uuid]);
  const isSplit = useFlag('multiPageProductSelect');
  const pages = useMemo(() => pagesOf(facts, isSplit), [facts, isSplit]);
  const { index, go } = usePages({
    names: pages.map(({ name }) => name),
    furthest: pages.length - 1,
    start: 0,
  });
  const t = useCopy(copy);
  const position = { page: index + 1, count: pages.length };
  const id = useId();
  const part = pages.length > 1 ? t('pageOf', position) : undefined;
  const described = part && id;
  useSubstep({ step: position.page, count: position.count, text: part });
  if (redirects) return null;
  const { parts = [], heading } = pages[index] ?? {};
  const verified = origin !== undefined || subDecisionOf(status.uwSubDecision) === 'VERIFIED_OFFER';
  return (
    <Stack gap={4}>
      {heading ? (
        <Question heading={heading} describedBy={described} />
      ) : (
        <Intro facts={facts} verified={verified} describedBy={described} />
      )}
      {part ? <VisuallyHidden id={id}>{part}</VisuallyHidden> : null}
      {index === 0 ? <ExtraDraw /> : null}
      {instead || facts.offers.length === 0 ? (
        <NoOffers />
      ) : (
        // Other offers are another form: what was typed for the old ones no longer means anything.
        <OfferForm
          key={facts.offers.map(({ uuid }) => uuid).join()}
          facts={facts}
          parts={parts}
          index={index}
          count={pages.length}
          onTurn={(next) => go(next)}
        />
      )}
    </Stack>
  );
}

/** What a page after the first one asks. */
function Question({ heading, describedBy }: { heading: PageHeading; describedBy: string | undefined }) {
  const text = useCopy(copy)(heading);
  useScreenTitle(text);
  return (
    <Heading level={1} aria-describedby={describedBy}>
      {text}
    </Heading>
  );
}

import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Offer } from '#src/api/contract/parts.ts';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { normalizeFee } from '#src/domain/offer/offers.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { feePercent } from '#src/features/offer-terms/text.ts';
import { useScreenTitle } from '#src/features/screens/pageTitle.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { refreshedAtom } from '../atoms.ts';
import { highestDraw, highestOffer, type OfferFacts } from '../facts.ts';
import { copy } from './copy.ts';

type T = Translate<(typeof copy)['strings']>;

/** Under which offer the most can be drawn; where there is no choice of a term, its fee tells it apart. */
function underWhichOffer(t: T, facts: OfferFacts, { type, term, originationFee }: Offer): string {
  const percent = feePercent(normalizeFee(originationFee));
  if (facts.senior) return t('goodFee', { percent });
  return t(type === 'VARIABLE' ? 'goodVariable' : 'goodFixed', { years: term, percent });
}

interface IntroProps {
  facts: OfferFacts;
  verified: boolean;
  /** Of the heading. */
  describedBy: string | undefined;
}

/** Where the applicant stands: first offers, verified ones, or revised ones. */
export function Intro({ facts, verified, describedBy }: IntroProps) {
  const t = useCopy(copy);
  const { uuid, heloc, profile, status } = useApplication();
  const refreshed = useAtomValue(refreshedAtom);
  // What was known when the page came is read after its heading; later the person is at the button below.
  const [known] = useState(refreshed);
  const refreshNotice = useFocusOn<HTMLDivElement>(refreshed === known ? undefined : refreshed);
  const highest = highestDraw(facts);
  const best = highestOffer(facts);
  const max = highest === undefined ? '' : formatWholeMoney(highest);
  const revised = status.checklistStatus === 'REVISED_OFFER_SELECTION';
  const firstName = profile.name?.firstName || heloc.owner.firstName;
  const heading = t(revised ? 'headingRevised' : verified ? 'headingVerified' : 'heading');
  useScreenTitle(heading);
  return (
    <Stack gap={2}>
      <Heading level={1} aria-describedby={describedBy}>
        {heading}
      </Heading>
      {refreshed?.uuid === uuid ? (
        <Alert tone="warning" title={t('refreshed')} quiet ref={refreshNotice}>
          {t('refreshedText')}
        </Alert>
      ) : null}
      {highest === undefined ? null : (
        <Text large>
          {revised
            ? t('revised', { max })
            : verified
              ? t('verified', { max })
              : t('good', { firstName, max })}
        </Text>
      )}
      {best ? <Text>{underWhichOffer(t, facts, best)}</Text> : null}
      {revised && heloc.revisionReason ? (
        <Text>{t('revisedReason', { reason: heloc.revisionReason })}</Text>
      ) : null}
    </Stack>
  );
}

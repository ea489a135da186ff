import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/case/useToday.ts';
import { Comparison } from '#src/features/offer-terms/Comparison.tsx';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { termRows, termsFromSelected } from '#src/features/offer-terms/terms.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The terms as they are signed, beside those that were chosen when underwriting changed them. */
export function FinalTerms() {
  const t = useCopy(copy);
  const offer = useCopy(offerCopy);
  const legal = useLegal();
  const today = useToday();
  const { heloc } = useApplication();
  const { selectedOffer, previousOffer, revisionReason } = heloc;
  if (!selectedOffer) return null;
  const rows = (selected: typeof selectedOffer) => termRows(offer, termsFromSelected(selected), heloc, today);
  return (
    <Card as="section">
      <Stack>
        <Heading level={2}>{t('terms')}</Heading>
        {previousOffer ? (
          <>
            <Heading level={3}>{t('changes')}</Heading>
            {revisionReason ? <Text>{revisionReason}</Text> : null}
          </>
        ) : null}
        <Comparison
          caption={t('terms')}
          nowLabel={t('now')}
          now={rows(selectedOffer)}
          before={previousOffer ? rows(previousOffer) : undefined}
        />
        <Text small>{legal('aprStatement')}</Text>
        <Text small>{legal('securityInterest')}</Text>
      </Stack>
    </Card>
  );
}

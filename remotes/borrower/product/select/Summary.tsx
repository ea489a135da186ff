import { useId } from 'react';
import type { Offer } from '#src/api/contract/parts.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { compareMoney, formatApr, formatMoney, formatWholeMoney } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/case/useToday.ts';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { feeRate } from '#src/features/offer-terms/names.ts';
import { firstPaymentRow, type TermRow, termRows } from '#src/features/offer-terms/terms.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LiveFigure } from '#src/ui/primitives/LiveFigure.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Costs } from '../Costs.tsx';
import type { Choice } from '../choice.ts';
import { rangeOf } from '../facts.ts';
import { type Figures, termsFromFigures } from '../figures.ts';
import { copy } from './copy.ts';
import { Glossary, Meaning, WORDS } from './Glossary.tsx';
import { MovedByChoice } from './MovedNote.tsx';
import type { PartProps } from './parts.ts';

/** Terms that the page shows in another place: at their control, above the rows or below them. */
const NOT_IN_ROWS: readonly string[] = ['autopay', 'discounts', 'redraw'];
/** All of the draw is the person's without them. */
const OF_PAYOFFS: readonly string[] = ['payoffs', 'cash'];

/** What the choice comes to, and everything that must be said beside it: confirming it is to bring no news. */
export function Summary({ choice, offer, figures, problem, moved }: PartProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const id = useId();
  const { heloc } = useApplication();
  const validUntil = parseDate(heloc.dates.offersValidUntil ?? '');
  const spoken = figures
    ? t(heloc.isCrypto ? 'liveUnpaid' : 'live', {
        apr: formatApr(figures.apr),
        payment: formatMoney(figures.payment),
        cash: formatMoney(figures.cash),
      })
    : (problem?.message ?? '');
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          {t('summary')}
        </Heading>
        <MovedByChoice moved={moved} />
        {figures && offer ? (
          <Terms choice={choice} offer={offer} figures={figures} />
        ) : (
          <Text>{problem?.message}</Text>
        )}
        <Stack gap={0.5}>
          <Text small>{legal('aprStatement')}</Text>
          {validUntil ? (
            <Text small strong>
              {legal('offerExpiry', { date: formatLongDate(validUntil) })}
            </Text>
          ) : null}
          {heloc.property.state === 'TX' ? <Text small>{legal('texasEquityLimit')}</Text> : null}
          <Text small muted>
            {legal('estimate')}
          </Text>
          <Text small muted>
            {legal('taxConsult')}
          </Text>
        </Stack>
        <LiveFigure text={moved ? `${moved.text} ${spoken}` : spoken} />
      </Stack>
    </Card>
  );
}

interface TermsProps {
  choice: Choice;
  offer: Offer;
  figures: Figures;
}

function Terms({ choice, offer, figures }: TermsProps) {
  const t = useCopy(copy);
  const names = useCopy(offerCopy);
  const today = useToday();
  const { heloc } = useApplication();
  const all = termRows(names, termsFromFigures(choice, offer, figures), heloc, today);
  const matures = all.some(({ key }) => key === 'maturity');
  const isShown = ({ key }: TermRow) =>
    !NOT_IN_ROWS.includes(key) &&
    // The payment is the headline; that it is interest only is news.
    (key !== 'payment' || matures) &&
    (!OF_PAYOFFS.includes(key) || compareMoney(figures.payoff, 0) > 0);
  const fee = {
    key: 'fee',
    label: names('feeNamed', { percent: feeRate(names, figures) }),
    value: formatMoney(figures.fee),
  };
  const least = { key: 'minDraw', label: names('minDraw'), value: formatWholeMoney(rangeOf(offer).min) };
  const shown: TermRow[] = all.filter(isShown).map((row) => (row.key === 'fee' ? fee : row));
  const rows: readonly TermRow[] = [
    ...shown.filter(({ prominent }) => prominent),
    ...shown.filter(({ prominent }) => !prominent),
    firstPaymentRow(names, heloc, today),
    least,
  ];
  return (
    <>
      <Text large strong>
        {t('perMonth', { payment: formatMoney(figures.payment) })}
      </Text>
      <SummaryList
        rows={rows.map(({ key, label, value, prominent }) => ({
          key,
          term: isOneOf(WORDS, key) ? (
            <>
              {label} <Meaning of={key} />
            </>
          ) : (
            label
          ),
          value,
          prominent,
        }))}
      />
      {offer.drawPeriod ? <Text small>{names('drawAgain')}</Text> : null}
      <div>
        <Costs draw={figures.initialDraw} />
        <Glossary />
      </div>
    </>
  );
}

import { useId } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatDate, parseDate } from '#src/domain/dates.ts';
import { maturityOf } from '#src/domain/maturity.ts';
import { compareMoney, formatApr, formatMoney, formatWholeMoney, money } from '#src/domain/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/application/useToday.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Costs } from '../Costs.tsx';
import { boundsOf } from '../choice.ts';
import { copy as offerCopy } from '../copy.ts';
import { Glossary } from '../Glossary.tsx';
import { rateTypeName } from '../names.ts';
import { feePercent } from '../text.ts';
import { copy } from './copy.ts';
import { LiveSummary } from './LiveSummary.tsx';
import type { PartProps } from './parts.ts';

/** What the choice comes to, and everything that must be said beside it. */
export function Summary({ facts, choice, offer, figures }: PartProps) {
  const t = useCopy(copy);
  const names = useCopy(offerCopy);
  const legal = useLegal();
  const id = useId();
  const today = useToday();
  const { heloc } = useApplication();
  const matures = maturityOf(heloc, offer?.term, today);
  const validUntil = parseDate(heloc.dates.offersValidUntil ?? '');
  const bounds = offer && boundsOf(facts, choice, offer);
  const payment = figures ? formatMoney(figures.payment) : '';
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          {t('summary')}
        </Heading>
        {figures && offer ? (
          <>
            <Text large strong>
              {t('perMonth', { payment })}
            </Text>
            <SummaryList
              rows={[
                { term: names('apr'), value: formatApr(figures.apr), prominent: true },
                { term: names('initialDraw'), value: formatMoney(figures.initialDraw) },
                {
                  term: names('feeNamed', { percent: feePercent(figures.feeFraction) }),
                  value: formatMoney(figures.fee),
                },
                { term: names('total'), value: formatMoney(figures.total) },
                // Without payoffs all of the initial draw is the person's.
                ...(compareMoney(figures.payoff, 0) > 0
                  ? [
                      { term: names('payoffs'), value: formatMoney(figures.payoff) },
                      { term: names('cash'), value: formatMoney(figures.cash) },
                    ]
                  : []),
                ...(matures
                  ? [
                      { term: names('payment'), value: names('interestOnly', { amount: payment }) },
                      {
                        term: names('maturity', { date: formatDate(matures) }),
                        value: formatMoney(figures.total),
                      },
                    ]
                  : [
                      {
                        term: names('term'),
                        value: `${names('years', { years: offer.term })}, ${rateTypeName(names, offer.type)}`,
                      },
                    ]),
                ...(offer.drawPeriod
                  ? [{ term: names('drawPeriod'), value: names('years', { years: offer.drawPeriod }) }]
                  : []),
                { term: names('minDraw'), value: formatWholeMoney(money(offer.minDraw)) },
              ]}
            />
            {offer.drawPeriod ? <Text small>{names('drawAgain')}</Text> : null}
            <div>
              <Costs draw={figures.initialDraw} />
              <Glossary />
            </div>
          </>
        ) : (
          <Text>
            {bounds
              ? t('summaryMissing', { min: formatWholeMoney(bounds.min), max: formatWholeMoney(bounds.max) })
              : t('noOffer')}
          </Text>
        )}
        <Stack gap={0.5}>
          <Text small>{legal('aprStatement')}</Text>
          {validUntil ? (
            <Text small strong>
              {legal('offerExpiry', { date: formatDate(validUntil) })}
            </Text>
          ) : null}
          <Text small muted>
            {legal('estimate')}
          </Text>
          <Text small muted>
            {legal('taxConsult')}
          </Text>
        </Stack>
        <LiveSummary figures={figures} />
      </Stack>
    </Card>
  );
}

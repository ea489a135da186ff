import { Fragment, memo, useDeferredValue, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/application/useToday.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Comparison } from '../Comparison.tsx';
import { OfferChartsWhenIdle } from '../charts/OfferChartsWhenIdle.tsx';
import type { Choice } from '../choice.ts';
import { copy as offerCopy } from '../copy.ts';
import { findOffer, type OfferFacts } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import type { Start } from '../start.ts';
import { termRows, termsFromFigures, termsFromSelected } from '../terms.ts';
import { AmountPart } from './AmountPart.tsx';
import { Columns } from './Columns.tsx';
import { copy } from './copy.ts';
import { DiscountPart } from './DiscountPart.tsx';
import { FeePart } from './FeePart.tsx';
import { PaymentBar } from './PaymentBar.tsx';
import { PayoffPart } from './PayoffPart.tsx';
import type { Moved, PartProps } from './parts.ts';
import { Summary } from './Summary.tsx';
import { choiceFrom, isSlide, useApply, useConsistent } from './state.ts';
import { TermPart } from './TermPart.tsx';

const PARTS = {
  terms: TermPart,
  amount: AmountPart,
  fee: FeePart,
  discounts: DiscountPart,
  payoffs: PayoffPart,
} as const;
export type PartName = keyof typeof PARTS;

interface PartsProps {
  facts: OfferFacts;
  start: Start | undefined;
  values: Partial<Choice>;
  show: readonly PartName[];
}

/**
 * The controls that are asked for, and the summary that follows them. All of it is worked out again when anything moves:
 * where that is but the slider, after the frame in which the slider has moved.
 */
export function Parts({ values, ...rest }: PartsProps) {
  useConsistent(rest.facts, choiceFrom(values).draw, rest.show.includes('amount'));
  const before = useDeferredValue(values);
  return <Following {...rest} values={isSlide(before, values) ? before : values} />;
}

const Following = memo(function Following({ facts, start, values, show }: PartsProps) {
  const choice = choiceFrom(values);
  const offer = findOffer(facts, choice);
  const figures = offer && figuresOf(facts, choice, offer);
  const [moved, setMoved] = useState<Moved>();
  const apply = useApply(facts, setMoved);
  // Where the amount stands on another page, what was done to it is said here.
  const hasMovedElsewhere = moved?.draw === choice.draw && !show.includes('amount');
  const props: PartProps = { facts, choice, offer, figures, start, moved, apply };
  return (
    <Columns aside={<Summary {...props} />}>
      <WhatChanged {...props} />
      {show.map((name, index) => {
        const Part = PARTS[name];
        return (
          <Fragment key={name}>
            <Part {...props} />
            {index === 0 && hasMovedElsewhere ? <Text strong>{moved.text}</Text> : null}
          </Fragment>
        );
      })}
      <OfferChartsWhenIdle {...props} />
      <PaymentBar figures={figures} />
    </Columns>
  );
});

/** After the offers were revised: what was chosen before, beside what it would be now. */
function WhatChanged({ choice, offer, figures }: PartProps) {
  const t = useCopy(copy);
  const names = useCopy(offerCopy);
  const today = useToday();
  const { heloc, status } = useApplication();
  const before = heloc.previousOffer ?? heloc.selectedOffer;
  if (status.checklistStatus !== 'REVISED_OFFER_SELECTION' || !before || !offer || !figures) return null;
  return (
    <Stack gap={1} as="section">
      <Heading level={2}>{t('whatChanged')}</Heading>
      <Comparison
        caption={t('whatChanged')}
        nowLabel={t('now')}
        now={termRows(names, termsFromFigures(choice, offer, figures), heloc, today)}
        before={termRows(names, termsFromSelected(before), heloc, today)}
      />
    </Stack>
  );
}

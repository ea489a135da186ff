import { memo, useDeferredValue } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { LazyCharts } from '../charts/LazyCharts.tsx';
import { findOffer, type OfferFacts } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import { AmountPart } from './AmountPart.tsx';
import { Columns } from './Columns.tsx';
import { copy } from './copy.ts';
import { DiscountPart } from './DiscountPart.tsx';
import { FeePart } from './FeePart.tsx';
import { PaymentBar } from './PaymentBar.tsx';
import { PayoffPart } from './PayoffPart.tsx';
import type { PartProps } from './parts.ts';
import { problemOf } from './problem.ts';
import { Summary } from './Summary.tsx';
import { type ChoiceState, choiceFrom, isSlide, type OfferValues, useChoice } from './state.ts';
import { TermPart } from './TermPart.tsx';
import { WhatChanged } from './WhatChanged.tsx';

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
  values: Partial<OfferValues>;
  show: readonly PartName[];
  /** As of `PartProps`. */
  isPage: boolean;
}

/**
 * The controls that are asked for, and the summary that follows them. All of it is worked out again when anything moves:
 * where that is but the slider, after the frame in which the slider has moved.
 */
export function Parts({ values, ...rest }: PartsProps) {
  const state = useChoice(rest.facts, rest.show.includes('amount'));
  const before = useDeferredValue(values);
  return <Following {...rest} state={state} values={isSlide(before, values) ? before : values} />;
}

const Following = memo(function Following({
  facts,
  values,
  show,
  isPage,
  state,
}: PartsProps & { state: ChoiceState }) {
  const t = useCopy(copy);
  const choice = choiceFrom(values);
  const offer = findOffer(facts, choice);
  const props: PartProps = {
    ...state,
    facts,
    choice,
    overridden: values.overridden ?? {},
    offer,
    figures: offer && figuresOf(facts, choice, offer),
    problem: problemOf(t, facts, choice, offer),
    isPage,
  };
  return (
    <Columns aside={<Summary {...props} />}>
      {isPage ? null : <WhatChanged {...props} />}
      {show.map((name) => {
        const Part = PARTS[name];
        return <Part key={name} {...props} />;
      })}
      <LazyCharts {...props} />
      <PaymentBar {...props} />
    </Columns>
  );
});

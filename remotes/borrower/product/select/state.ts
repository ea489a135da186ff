import type { FormApi } from 'final-form';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { SelectedOffer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { money } from '#src/domain/money/money.ts';
import { normalizeFee } from '#src/domain/offer/offers.ts';
import { toJson } from '#src/domain/text/json.ts';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import {
  type ChangedChoice,
  type Choice,
  changeChoice,
  changeDraw,
  completeChoice,
  type Overridden,
} from '../choice.ts';
import type { OfferFacts } from '../facts.ts';
import { copy } from './copy.ts';
import { type Change, movedText } from './moved.ts';

const KEYS = ['term', 'rateType', 'fee', 'draw', 'discounts', 'payoffs', 'preference'] as const;

/** What the form holds. */
export interface OfferValues extends Choice {
  overridden?: Overridden;
  /** Years that a person plans to keep the line. */
  stay?: string;
}

/** What was chosen before, as far as it can be chosen again. */
export function selectionToChoice(selected: SelectedOffer | undefined): Partial<Choice> {
  if (!selected) return {};
  const preserve = selected.drawPreference === 'PRESERVE';
  return {
    term: String(selected.term),
    rateType: selected.type,
    fee: normalizeFee(selected.originationFee),
    draw: money(preserve ? selected.cashToBorrower : selected.drawAmount),
    discounts: selected.discounts,
    payoffs: selected.payoffAccountIds,
    preference: selected.drawPreference ?? '',
  };
}

/** The form's values as a choice; a value that is not there is an empty one. */
export const choiceFrom = (values: Partial<OfferValues>): Choice => ({
  term: values.term ?? '',
  rateType: values.rateType ?? '',
  fee: values.fee ?? '',
  draw: values.draw ?? '',
  discounts: values.discounts ?? [],
  payoffs: values.payoffs ?? [],
  preference: values.preference ?? '',
});

const changedFrom = (values: Partial<OfferValues>): ChangedChoice => ({
  choice: choiceFrom(values),
  overridden: values.overridden ?? {},
});

/** Whether the values differ in the draw at most. */
export const isSlide = (before: Partial<OfferValues>, after: Partial<OfferValues>): boolean =>
  before.overridden === after.overridden && KEYS.every((key) => key === 'draw' || before[key] === after[key]);

/** Other values that a change has moved, and the control that shows it. */
interface Moved {
  at: keyof Choice;
  text: string;
}

export interface ChoiceState {
  /** Takes over a change, and brings the rest of the choice in line with it. */
  apply(patch: Partial<Choice>): void;
  moved: Moved | undefined;
}

/** The choice in the form: consistent from the start, as a draft may be older than the offers, and after each change. */
export function useChoice(facts: OfferFacts, hasDrawField: boolean): ChoiceState {
  const t = useCopy(copy);
  const names = useCopy(offerCopy);
  const form = useForm<OfferValues>();
  const [change, setChange] = useState<Change>();
  const beforeTyping = useBeforeTyping(hasDrawField);

  const apply = useCallback(
    (patch: Partial<Choice>) => {
      const now = changedFrom(form.getState().values);
      const isDraw = patch.draw !== undefined;
      const before = isDraw ? beforeTyping(now) : now;
      const after = isDraw ? changeDraw(facts, before, patch.draw ?? '') : changeChoice(facts, now, patch);
      assign(form, after);
      setChange({ facts, before, after, patch });
    },
    [facts, form, beforeTyping],
  );
  const moved = useMemo((): Moved | undefined => {
    const text = change && movedText({ ...change, t, names });
    return text ? { at: Object.keys(change.patch)[0] as keyof Choice, text } : undefined;
  }, [change, t, names]);

  const start = useEffectEvent(() => {
    const { choice, overridden } = changedFrom(form.getState().values);
    assign(form, { choice: completeChoice(facts, choice), overridden });
  });
  useEffect(() => start(), []);
  return useMemo(() => ({ apply, moved }), [apply, moved]);
}

/**
 * While an amount is typed, every change is applied to the choice as it was before the first key: typing 50,000 passes
 * through 5, which must not move other values.
 */
function useBeforeTyping(hasDrawField: boolean): (now: ChangedChoice) => ChangedChoice {
  const form = useForm<OfferValues>();
  const before = useRef<ChangedChoice>(undefined);
  useEffect(
    () =>
      form.subscribe(
        ({ active }) => {
          if (active !== 'draw') before.current = undefined;
        },
        { active: true },
      ),
    [form],
  );
  return useCallback(
    (now) => {
      // A field that unmounts with its page, for example after Enter, gets no blur event.
      if (!hasDrawField || form.getState().active !== 'draw') return now;
      before.current ??= now;
      return before.current;
    },
    [form, hasDrawField],
  );
}

function assign(form: FormApi<OfferValues>, { choice, overridden }: ChangedChoice): void {
  const { values } = form.getState();
  const before = choiceFrom(values);
  form.batch(() => {
    for (const key of KEYS) if (String(before[key]) !== String(choice[key])) form.change(key, choice[key]);
    if (toJson(values.overridden ?? {}) !== toJson(overridden)) form.change('overridden', overridden);
  });
}

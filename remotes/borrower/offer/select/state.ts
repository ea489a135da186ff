import type { FormApi } from 'final-form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { SelectedOffer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { compareMoney, formatWholeMoney, money, parseMoneyInput } from '#src/domain/money.ts';
import { normalizeFee } from '#src/domain/offers.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { boundsOf, type Choice, completeChoice, preferenceAfterDraw } from '../choice.ts';
import { findOffer, type OfferFacts } from '../facts.ts';
import { copy } from './copy.ts';
import type { Moved } from './parts.ts';

const KEYS = ['term', 'rateType', 'fee', 'draw', 'discounts', 'payoffs', 'preference'] as const;

/** What was chosen before, as far as it can be chosen again. */
export function wantedFrom(selected: SelectedOffer | null | undefined): Partial<Choice> {
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

/** The form's values as a choice; a value that is not there yet is an empty one. */
export const choiceFrom = (values: Partial<Choice>): Choice => ({
  term: values.term ?? '',
  rateType: values.rateType ?? '',
  fee: values.fee ?? '',
  draw: values.draw ?? '',
  discounts: values.discounts ?? [],
  payoffs: values.payoffs ?? [],
  preference: values.preference ?? '',
});

/** Whether two choices differ in the draw at most. */
export const isSlide = (before: Partial<Choice>, after: Partial<Choice>): boolean =>
  KEYS.every((key) => key === 'draw' || before[key] === after[key]);

/** Changes part of the choice and brings the rest in line with it; says so, in sight as well, when that moved the draw. */
export function useApply(
  facts: OfferFacts,
  tell: (moved: Moved | undefined) => void,
): (patch: Partial<Choice>) => void {
  const t = useCopy(copy);
  const form = useForm<Choice>();
  const announce = useAnnounce();
  return (patch) => {
    const before = { ...choiceFrom(form.getState().values), ...patch };
    const after = completeChoice(facts, before);
    assign(form, after);
    const typed = parseMoneyInput(before.draw);
    if (typed === undefined || Number(after.draw) === Number(typed)) return tell(undefined);
    const amount = formatWholeMoney(after.draw);
    const offer = findOffer(facts, after);
    const isMost = offer && compareMoney(after.draw, boundsOf(facts, after, offer).max) === 0;
    const text =
      patch.term && isMost ? t('drawMost', { years: patch.term, amount }) : t('drawMoved', { amount });
    tell({ draw: after.draw, text });
    announce(text);
  };
}

/**
 * Keeps the form consistent: once at the start, as a draft may be older than the offers, and after the draw moved. An
 * amount that is being typed begins with smaller ones: until its field is left, each is applied to the preference before
 * the first key.
 */
export function useConsistent(facts: OfferFacts, draw: string, hasField: boolean): void {
  const form = useForm<Choice>();
  const { active } = useFormState<Choice>({ subscription: { active: true } });
  // A field that goes with its page, by Enter say, is not told that it is left.
  const isTyping = hasField && active === 'draw';
  const beforeTyping = useRef<string>(undefined);
  const start = useEffectEvent(() => assign(form, completeChoice(facts, form.getState().values)));
  const drawMoved = useEffectEvent((moved: string) => {
    const now = choiceFrom(form.getState().values);
    beforeTyping.current = isTyping ? (beforeTyping.current ?? now.preference) : undefined;
    const choice = { ...now, draw: moved, preference: beforeTyping.current ?? now.preference };
    const offer = findOffer(facts, choice);
    if (offer) form.change('preference', preferenceAfterDraw(facts, choice, offer));
  });
  useEffect(() => start(), []);
  useEffect(() => drawMoved(draw), [draw]);
  useEffect(() => {
    if (!isTyping) beforeTyping.current = undefined;
  }, [isTyping]);
}

function assign(form: FormApi<Choice>, after: Choice): void {
  const before = choiceFrom(form.getState().values);
  form.batch(() => {
    for (const key of KEYS) if (String(before[key]) !== String(after[key])) form.change(key, after[key]);
  });
}

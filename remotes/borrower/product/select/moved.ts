import type { Translate } from '#src/brand/copy.tsx';
import { compareMoney, formatWholeMoney } from '#src/domain/money/money.ts';
import { formatList } from '#src/domain/text/format.ts';
import { discountName, type OfferTranslate } from '#src/features/offer-terms/names.ts';
import { feePercent } from '#src/features/offer-terms/text.ts';
import { boundsOf, type ChangedChoice, type Choice, isSameValue, preferenceOf } from '../choice.ts';
import { findOffer, type OfferFacts } from '../facts.ts';
import type { copy } from './copy.ts';

interface Words {
  t: Translate<(typeof copy)['strings']>;
  names: OfferTranslate;
}

/** A change of the choice, with what came of it. */
export interface Change {
  facts: OfferFacts;
  before: ChangedChoice;
  after: ChangedChoice;
  /** What the person changed. */
  patch: Partial<Choice>;
}

type Text = (change: Change & Words, isBack: boolean) => string;

const draw: Text = ({ t, facts, after: { choice }, patch }, isBack) => {
  const amount = formatWholeMoney(choice.draw);
  if (isBack) return t('drawBack', { amount });
  if (preferenceOf(choice) === 'MAXIMIZE') return t('drawMaximum', { amount });
  const offer = findOffer(facts, choice);
  const isMost = offer && compareMoney(choice.draw, boundsOf(facts, choice, offer).max) === 0;
  return patch.term && isMost ? t('drawMost', { years: patch.term, amount }) : t('drawMoved', { amount });
};

const PREFERENCE = { PRESERVE: 'nowPreserve', DEDUCT: 'nowDeduct', MAXIMIZE: 'nowMaximize' } as const;

/** Text for a value that changed with another; "back" means that the person had chosen it before. */
const TEXTS = {
  rateType: ({ t, after: { choice } }, isBack) =>
    choice.rateType === 'VARIABLE'
      ? t(isBack ? 'variableBack' : 'variableMoved')
      : t(isBack ? 'fixedBack' : 'fixedMoved'),
  fee: ({ t, after: { choice } }, isBack) =>
    t(isBack ? 'feeBack' : 'feeMoved', { percent: feePercent(choice.fee) }),
  discounts: ({ t, names, before, after: { choice } }, isBack) => {
    const { discounts } = isBack ? choice : before.choice;
    const list = formatList(discounts.map((type) => discountName(names, type)));
    return t(isBack ? 'discountsBack' : 'discountsLost', { names: list });
  },
  preference: ({ t, after: { choice } }) => {
    const preference = preferenceOf(choice);
    return preference ? t(PREFERENCE[preference]) : '';
  },
  draw,
} satisfies Partial<Record<keyof Choice, Text>>;

const KEYS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/** What else a change has moved, in words; empty when nothing. */
export function movedText(change: Change & Words): string {
  const { before, after, patch } = change;
  return KEYS.filter((key) => !(key in patch) && !isSameValue(key, before.choice, after.choice))
    .map((key) => TEXTS[key](change, key in before.overridden && !(key in after.overridden)))
    .filter(Boolean)
    .join(' ');
}

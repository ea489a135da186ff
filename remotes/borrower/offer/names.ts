import type { Translate } from '#src/brand/copy.tsx';
import { DISCOUNT_TYPES, isOneOf } from '#src/domain/enums.ts';
import type { copy } from './copy.ts';

export type OfferTranslate = Translate<(typeof copy)['strings']>;

/** A discount as people know it; organisations name their own memberships in their copy. */
export const discountName = (t: OfferTranslate, type: string): string =>
  isOneOf(DISCOUNT_TYPES, type) ? t(`discount_${type}`) : t('discountOther');

export const rateTypeName = (t: OfferTranslate, type: string): string =>
  type === 'VARIABLE' ? t('variable') : t('fixed');

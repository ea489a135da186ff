import { boolean, object } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export interface Confirmation {
  confirmOffer: boolean;
  payoffAuthorization: boolean;
}

/** Both ticks, the second only with accounts to pay off. */
export function confirmationSchema(hasPayoffs: boolean, t: Translate<(typeof copy)['strings']>) {
  const ticked = () => boolean().default(false).oneOf([true], t('required'));
  return object({
    confirmOffer: ticked(),
    payoffAuthorization: hasPayoffs ? ticked() : boolean().default(false),
  });
}

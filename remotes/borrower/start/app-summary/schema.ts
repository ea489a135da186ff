import { boolean, object } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export interface Acceptance {
  esignConsent: boolean;
  summaryAccepted: boolean;
  hardCreditConsent: boolean;
}

export const TICKS = [
  'esignConsent',
  'summaryAccepted',
  'hardCreditConsent',
] as const satisfies readonly (keyof Acceptance)[];

export function acceptanceSchema(asksHardCredit: boolean, t: Translate<(typeof copy)['strings']>) {
  const ticked = () => boolean().default(false).oneOf([true], t('required'));
  return object({
    esignConsent: ticked(),
    summaryAccepted: ticked(),
    hardCreditConsent: asksHardCredit ? ticked() : boolean().default(false),
  });
}

import { boolean, object } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export interface Acceptance {
  esignConsent: boolean;
  summaryAccepted: boolean;
  hardCreditConsent: boolean;
  jointIntent: boolean;
}

/** The boxes that are not always there. */
export interface SchemaFacts {
  asksHardCredit: boolean;
  asksJointIntent: boolean;
}

export const TICKS = [
  'esignConsent',
  'summaryAccepted',
  'hardCreditConsent',
  'jointIntent',
] as const satisfies readonly (keyof Acceptance)[];

export function acceptanceSchema(asked: SchemaFacts, t: Translate<(typeof copy)['strings']>) {
  const ticked = () => boolean().default(false).oneOf([true], t('required'));
  const tickedIf = (isAsked: boolean) => (isAsked ? ticked() : boolean().default(false));
  return object({
    esignConsent: ticked(),
    summaryAccepted: ticked(),
    hardCreditConsent: tickedIf(asked.asksHardCredit),
    jointIntent: tickedIf(asked.asksJointIntent),
  });
}

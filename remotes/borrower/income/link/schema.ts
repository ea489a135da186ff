import { boolean, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export interface EmployerValues {
  authorized: boolean;
  /** In memory only: there is no draft of this page. */
  ssnLast4: string;
}

export const LAST_FOUR = /^\d{4}$/;

const ticked = (needed: string) => boolean().oneOf([true], needed).required(needed);

export const employerSchema = (t: Translate<(typeof copy)['strings']>, asksSsn: boolean) =>
  object({
    authorized: ticked(t('employerConsentNeeded')),
    ssnLast4: asksSsn
      ? string().matches(LAST_FOUR, t('employerSsnMissing')).required(t('employerSsnMissing'))
      : string(),
  });

export const paySchema = (needed: string) => object({ isPay: ticked(needed) });

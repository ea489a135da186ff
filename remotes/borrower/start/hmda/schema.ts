import { array, boolean, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

const MAX_TEXT = 100;

/** No answer is required, only that another applicant takes part. The free texts have a limit. */
export function demographicsSchema(t: Translate<(typeof copy)['strings']>, forOther = false) {
  const codes = () => array(string().defined()).default([]);
  const text = () => string().default('').max(MAX_TEXT, t('tooLong'));
  return object({
    ethnicity: codes(),
    otherText: text(),
    race: codes(),
    tribeText: text(),
    otherAsianText: text(),
    otherPacificText: text(),
    sex: codes(),
    onBehalf: forOther ? boolean().default(false).oneOf([true], t('required')) : boolean().default(false),
  });
}

import { array, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

const MAX_TEXT = 100;

/** Nothing is required; only the free texts have a limit. */
export function demographicsSchema(t: Translate<(typeof copy)['strings']>) {
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
  });
}

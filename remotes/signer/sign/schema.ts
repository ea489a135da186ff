import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export const ANSWERS = ['yes', 'no'] as const;
type Answer = (typeof ANSWERS)[number];

export interface CheckValues {
  name: Answer;
  taxpayerNumber: Answer;
}

/** A name that is wrong is corrected before anything else. */
export const checkSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    name: string().required(t('nameMissing')).notOneOf(['no'], t('nameWrong')),
    taxpayerNumber: string().required(t('taxMissing')).oneOf(ANSWERS),
  });

import { boolean, object } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export interface ConfirmValues {
  mine: boolean;
}

export const confirmSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({ mine: boolean().oneOf([true], t('needed')).required(t('needed')) });

import { boolean, object } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export interface ConfirmValues {
  isOwnAccount: boolean;
}

export const confirmSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({ isOwnAccount: boolean().oneOf([true], t('needed')).required(t('needed')) });

import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';

export interface NameValues {
  name: string;
}

export const nameSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    name: string()
      .trim()
      .required(t('nameMissing'))
      .max(LINE_MAX, problem('line-too-long', { max: LINE_MAX })),
  });

import { array, boolean, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { lineProblem } from '#src/domain/lineLength.ts';
import { phoneToCallProblem } from '#src/features/problems/others.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';

export interface OrderValues {
  contactName: string;
  contactPhone: string;
  occupants: string;
  bestDays: readonly string[];
  gateCode: string;
  order: boolean;
}

const line = (missing?: string) =>
  string()
    .default('')
    .test('line', (text, context) => {
      const message = missing && !text.trim() ? missing : problem(lineProblem(text));
      return message ? context.createError({ message }) : true;
    });

export const orderSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    contactName: line(t('nameMissing')),
    contactPhone: string()
      .default('')
      .test('phone', (text, context) => {
        const message = problem(phoneToCallProblem(text));
        return message ? context.createError({ message }) : true;
      }),
    occupants: string().required(t('occupantsMissing')),
    bestDays: array(string().required()).default([]),
    gateCode: line(),
    order: boolean().oneOf([true], t('consentMissing')).required(t('consentMissing')),
  });

import { array, boolean, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { lineProblem } from '#src/domain/text/lineLength.ts';
import { phoneToCallProblem } from '#src/features/problems/others.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';

export interface OrderValues {
  contactName: string;
  contactPhone: string;
  occupants: string;
  bestDays: readonly string[];
  gateCode: string;
  order: boolean;
}

const line = () => string().default('').test('line', yupRule(lineProblem));

export const orderSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    contactName: line().test('name', t('nameMissing'), (text) => text.trim() !== ''),
    contactPhone: string().default('').test('phone', yupRule(phoneToCallProblem)),
    occupants: string().required(t('occupantsMissing')),
    bestDays: array(string().required()).default([]),
    gateCode: line(),
    order: boolean().oneOf([true], t('consentMissing')).required(t('consentMissing')),
  });

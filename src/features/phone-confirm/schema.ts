import type { Translate } from '#src/brand/copy.tsx';
import { personalPhoneProblem } from '#src/domain/person/phones.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { FieldProblem } from '#src/features/problems/rulesSchema.ts';
import type { PHONE_CONFIRM } from './copy.ts';
import { isVerified, type PhoneValues } from './values.ts';

const CODE = /^\d{6}$/;

type Texts = Pick<typeof PHONE_CONFIRM, 'codeRequired' | 'codeLength'>;

/** What is wrong with each field; a confirmed phone needs no code. @param anyCountry as of `personalPhoneProblem` */
export const phoneProblems = (
  values: Partial<PhoneValues>,
  t: Translate<Texts>,
  anyCountry: boolean,
): FieldProblem[] => [
  ['phone', problem(personalPhoneProblem(anyCountry)(values.phone))],
  ...(isVerified(values) || CODE.test(values.code ?? '')
    ? []
    : [['code', values.code ? t('codeLength') : t('codeRequired')] as const]),
];

import type { Translate } from '#src/brand/copy.tsx';
import { phoneProblem } from '#src/domain/person/phone.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { FieldProblem } from '#src/features/problems/rulesSchema.ts';
import type { PHONE_CONFIRM } from './copy.ts';
import { isVerified, type PhoneValues } from './values.ts';

const CODE = /^\d{6}$/;

type Texts = Pick<typeof PHONE_CONFIRM, 'codeRequired' | 'codeLength'>;

/** What is wrong with each field; a confirmed phone needs no code. */
export const phoneProblems = (values: Partial<PhoneValues>, t: Translate<Texts>): FieldProblem[] => [
  ['phone', problem(phoneProblem(values.phone))],
  ...(isVerified(values) || CODE.test(values.code ?? '')
    ? []
    : [['code', values.code ? t('codeLength') : t('codeRequired')] as const]),
];

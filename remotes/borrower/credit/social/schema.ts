import { boolean, object, string } from 'yup';
import { ssnConfirmProblem, ssnDigits, ssnProblem } from '#src/domain/person/ssn.ts';
import { type PersonFacts, personFields } from '#src/features/person-details/schema.ts';
import type { PersonValue } from '#src/features/person-details/value.ts';
import { yupRule } from '#src/features/problems/problem.ts';

export interface SsnValues extends PersonValue {
  ssn: string;
  ssnConfirm: string;
  consent: boolean;
}

/** The number is in memory only; a consent is given for one check, where its text is read. */
export const SENSITIVE_FIELDS = [
  'ssn',
  'ssnConfirm',
  'consent',
] as const satisfies readonly (keyof SsnValues)[];

interface SsnRules {
  facts: PersonFacts;
  /** Whether the brand has the number typed twice. */
  confirms: boolean;
  required: string;
}

export function ssnSchema({ facts, confirms, required }: SsnRules) {
  return object({
    ...personFields(facts),
    ssn: string()
      .transform((text: string) => ssnDigits(text))
      .test('ssn', yupRule(ssnProblem)),
    ssnConfirm: string().test(
      'same',
      yupRule((text: string | undefined, { parent }) =>
        confirms ? ssnConfirmProblem((parent as Partial<SsnValues>).ssn, text) : undefined,
      ),
    ),
    consent: boolean().default(false).oneOf([true], required),
  });
}

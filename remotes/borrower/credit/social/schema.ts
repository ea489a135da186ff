import { boolean, object, string } from 'yup';
import { ssnConfirmProblem, ssnDigits, ssnProblem } from '#src/domain/ssn.ts';
import { yupRule } from '#src/features/problems/problem.ts';

export interface SsnValues {
  ssn: string;
  ssnConfirm: string;
  consent: boolean;
}

/** The number is in memory only; a consent is given for one check, where its text is read. */
export const NEVER_KEPT = ['ssn', 'ssnConfirm', 'consent'] as const satisfies readonly (keyof SsnValues)[];

/** @param confirms whether the brand has the number typed twice. */
export function ssnSchema({ confirms, required }: { confirms: boolean; required: string }) {
  return object({
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

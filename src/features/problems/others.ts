import { emailProblem } from '#src/domain/person/email.ts';
import { phoneProblem } from '#src/domain/person/phone.ts';
import { personalPhoneProblem } from '#src/domain/person/phones.ts';
import type { ProblemCode } from './copy.ts';

type Rule = (text: string | null | undefined) => ProblemCode | undefined;

/** The rule of a field that is not the applicant's own: what is missing is not "your" email or "your" mobile phone. */
const missingAs =
  (missing: ProblemCode, own: ProblemCode, rule: Rule): Rule =>
  (text) => {
    const code = rule(text);
    return code === own ? missing : code;
  };

export const theirEmailProblem = missingAs('their-email-missing', 'email-missing', emailProblem);
/** @param anyCountry as of `personalPhoneProblem` */
export const theirPhoneProblem = (anyCountry: boolean): Rule =>
  missingAs('their-phone-missing', 'phone-missing', personalPhoneProblem(anyCountry));
/** The number of a contact person for the application, such as the one who opens the door to an appraiser. */
export const phoneToCallProblem = missingAs('phone-to-call-missing', 'phone-missing', phoneProblem);

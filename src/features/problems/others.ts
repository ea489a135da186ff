import { emailProblem } from '#src/domain/email.ts';
import { phoneProblem } from '#src/domain/phone.ts';
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
export const theirPhoneProblem = missingAs('their-phone-missing', 'phone-missing', phoneProblem);
/** A number at which somebody is called for the application, such as whoever opens the door. */
export const phoneToCallProblem = missingAs('phone-to-call-missing', 'phone-missing', phoneProblem);

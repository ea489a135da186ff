import { ApiError } from '#src/api/client/apiError.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { getProfile } from '#src/api/contract/profile.ts';
import { parseDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { isAdditionalSigner } from '#src/domain/person/additionalSigner.ts';
import { isEmail } from '#src/domain/person/email.ts';
import { firstNameProblem, lastNameProblem, type NameRules } from '#src/domain/person/names.ts';
import type { Prefill } from '#src/domain/registration/prefill.ts';
import { readPrefill } from '#src/domain/registration/prefillReading.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import type { Runtime } from '#src/platform/runtime.ts';

type Profile = ResponseOf<typeof getProfile>;

/** A name that an account has was let pass once. */
const TAKEN: NameRules = { allowDigits: true };

/** Here a token that no longer holds makes the person a visitor, it does not send them away from a public page. */
const readProfile = { ...getProfile, unauthorized: 'reject' as const };

export interface ProfileFindings {
  /** What is known and not asked again. */
  answers: Partial<RegistrationAnswers>;
  /** What stands in the fields to be confirmed. */
  prefill: Prefill;
  /** They sign what another person applies for, and cannot apply with this account. */
  isSigner: boolean;
}

const NOTHING: ProfileFindings = { answers: {}, prefill: {}, isSigner: false };

/** What the profile of the signed-in person answers, beside what they have answered already. */
export async function askProfile(
  { api, auth, now }: Pick<Runtime, 'api' | 'auth' | 'now'>,
  held: RegistrationAnswers,
): Promise<ProfileFindings> {
  try {
    const profile = await api.call(readProfile, {});
    if (isAdditionalSigner(profile)) return { ...NOTHING, isSigner: true };
    const homeAddress = profile.addresses.find(({ type }) => type === 'HOME');
    return {
      ...NOTHING,
      answers: fromProfile(profile, held),
      prefill: readPrefill({ homeAddress }, { today: toIsoDate(now(), 'UTC'), ...TAKEN }),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'unauthenticated') auth.clear();
    // Someone who has never finished creating an application has no profile yet.
    if (error.code === 'unauthenticated' || error.code === 'not-found') return NOTHING;
    throw error;
  }
}

function fromProfile(profile: Profile, held: RegistrationAnswers): Partial<RegistrationAnswers> {
  const answers: Partial<RegistrationAnswers> = { isPrepopComplete: true };
  const { name } = profile;
  if (name && !firstNameProblem(name.firstName) && !lastNameProblem(name.lastName, TAKEN)) {
    answers.name = {
      firstName: name.firstName,
      middleName: name.middleName ?? '',
      lastName: name.lastName,
      suffix: suffixToApi(name.suffix),
    };
    answers.isNamePrefilled = true;
  }
  const dob = held.dob ? undefined : parseDate(profile.dob ?? '');
  if (dob) Object.assign(answers, { dob, isDobPrefilled: true });
  if (isEmail(profile.email)) Object.assign(answers, { email: profile.email, isEmailPrefilled: true });
  const phone = profile.phoneNumbers[0]?.number;
  if (phone && !held.phoneNumber) answers.phoneNumber = phone;
  return answers;
}

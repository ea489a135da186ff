import { boolean, mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { addressProblems } from '#src/domain/address.ts';
import { type AgeRules, birthdateProblem, minimumAge } from '#src/domain/birthdate.ts';
import type { NameRules } from '#src/domain/names.ts';
import { phoneProblem } from '#src/domain/phone.ts';
import { addressSchema } from '#src/features/address/schema.ts';
import { toAddress } from '#src/features/address/value.ts';
import { nameFields, nameSchema } from '#src/features/person-name/schema.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';
import type { Part, ProfileValues } from './values.ts';

/** What the rules depend on besides the answers. */
export interface ProfileFacts {
  nameRules: NameRules;
  /** Without the state: that is the home's. */
  age: Omit<AgeRules, 'state'>;
  /** Of the property, where that is the home. */
  homeState: string | undefined;
  asksConsent: boolean;
}

type Dated = Partial<Pick<ProfileValues, 'dob' | 'homeAddress'>>;

const ageRules = ({ homeAddress = {} }: Dated, { age, homeState }: ProfileFacts): AgeRules => ({
  ...age,
  state: homeState ?? toAddress(homeAddress).state,
});

/** What is wrong with the date of birth, by the state that the person lives in. */
export const dobProblem = (values: Dated, facts: ProfileFacts) =>
  birthdateProblem(values.dob ?? {}, ageRules(values, facts));

/** Whether a part would be refused as it is. */
export const isMissing = (
  part: Part,
  values: ProfileValues,
  { nameRules, homeState }: ProfileFacts,
): boolean =>
  ({
    name: () => !nameSchema(nameRules).isValidSync(values),
    phone: () => phoneProblem(values.phone) !== undefined,
    homeAddress: () =>
      homeState === undefined &&
      Object.keys(addressProblems(toAddress(values.homeAddress), { use: 'mailing' })).length > 0,
  })[part]();

export function profileSchema(facts: ProfileFacts, t: Translate<(typeof copy)['strings']>) {
  const { nameRules, homeState, asksConsent } = facts;
  return object({
    ...nameFields(nameRules),
    dob: object({ month: string(), day: string(), year: string() }).test('dob', (dob, context) =>
      yupRule(() => dobProblem(context.parent, facts), {
        years: minimumAge(ageRules(context.parent, facts)),
      })(dob, context),
    ),
    phone: string().test('phone', yupRule(phoneProblem)),
    homeAddress: homeState === undefined ? addressSchema({ use: 'mailing' }) : mixed(),
    softCreditConsent: asksConsent ? boolean().default(false).oneOf([true], t('required')) : boolean(),
  });
}

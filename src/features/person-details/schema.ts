import { mixed, object, string } from 'yup';
import { type AgeRules, birthdateProblem, minimumAge, withFullYear } from '#src/domain/person/birthdate.ts';
import type { NameRules } from '#src/domain/person/names.ts';
import { addressProblems } from '#src/domain/property/address.ts';
import { addressSchema } from '../address/schema.ts';
import { toAddress } from '../address/value.ts';
import { nameFields, nameSchema } from '../person-name/schema.ts';
import { yupRule } from '../problems/problem.ts';
import { isPartChanged, type PersonPart, type PersonValue } from './value.ts';

/** What the rules depend on besides the answers. */
export interface PersonFacts {
  nameRules: NameRules;
  /** Without the state: that is the home's. */
  age: Omit<AgeRules, 'state'>;
  /** Of the home, where its address is not asked for. */
  homeState: string | undefined;
}

type Dated = Partial<Pick<PersonValue, 'dob' | 'homeAddress'>>;

const ageRules = ({ homeAddress = {} }: Dated, { age, homeState }: PersonFacts): AgeRules => ({
  ...age,
  state: homeState ?? toAddress(homeAddress).state,
});

/** What is wrong with the date of birth, by the state that the person lives in. */
export const dobProblem = (values: Dated, facts: PersonFacts) =>
  birthdateProblem(values.dob ?? {}, ageRules(values, facts));

/** Whether a part would be refused as it is. */
const isPartRefused = (part: PersonPart, values: PersonValue, facts: PersonFacts): boolean =>
  ({
    name: () => !nameSchema(facts.nameRules).isValidSync(values),
    dob: () => dobProblem(values, facts) !== undefined,
    homeAddress: () =>
      facts.homeState === undefined &&
      Object.keys(addressProblems(toAddress(values.homeAddress ?? {}), { use: 'mailing' })).length > 0,
  })[part]();

/** Whether the fields of a part are to be seen: what was given would be refused, or was changed already. */
export const isPartOpen = (part: PersonPart, values: PersonValue, given: PersonValue, facts: PersonFacts) =>
  isPartRefused(part, given, facts) || isPartChanged(part, values, given);

/** A person's details, as fields of a schema. */
export const personFields = (facts: PersonFacts) => ({
  ...nameFields(facts.nameRules),
  dob: object({ month: string(), day: string(), year: string() })
    .transform((dob: PersonValue['dob']) => withFullYear(dob, facts.age.today))
    .test('dob', (dob, context) =>
      yupRule(() => dobProblem({ ...context.parent, dob }, facts), {
        years: minimumAge(ageRules(context.parent, facts)),
      })(dob, context),
    ),
  homeAddress: facts.homeState === undefined ? addressSchema({ use: 'mailing' }) : mixed(),
});

import { boolean, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { personalPhoneProblem } from '#src/domain/person/phones.ts';
import { type PersonFacts, personFields } from '#src/features/person-details/schema.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';

export const profileSchema = (
  facts: PersonFacts,
  { asksConsent, anyCountry }: { asksConsent: boolean; anyCountry: boolean },
  t: Translate<(typeof copy)['strings']>,
) =>
  object({
    ...personFields(facts),
    phone: string().test('phone', yupRule(personalPhoneProblem(anyCountry))),
    softCreditConsent: asksConsent ? boolean().default(false).oneOf([true], t('required')) : boolean(),
  });

import { boolean, mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { type AgeRules, birthdateProblem, minimumAge } from '#src/domain/birthdate.ts';
import type { NameRules } from '#src/domain/names.ts';
import { addressSchema } from '#src/features/address/schema.ts';
import { nameFields } from '#src/features/person-name/schema.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import { uploadedFiles } from '../files.ts';
import type { copy } from './copy.ts';
import { LAST_FOUR } from './values.ts';

export interface PersonRules {
  names: NameRules;
  age: AgeRules;
}

export const detailsSchema = (t: Translate<(typeof copy)['strings']>, { names, age }: PersonRules) =>
  object({
    ...nameFields(names),
    dob: mixed<Partial<DateValue>>().test(
      'dob',
      yupRule((dob: Partial<DateValue> | undefined) => birthdateProblem(dob ?? {}, age), {
        years: minimumAge(age),
      }),
    ),
    ssnLast4: string().required(t('ssnMissing')).matches(LAST_FOUR, t('ssnMissing')),
    moved: boolean(),
    previousAddress: mixed().when('moved', ([moved], any) =>
      moved === true ? addressSchema({ use: 'mailing' }) : any,
    ),
    files: uploadedFiles(),
  });

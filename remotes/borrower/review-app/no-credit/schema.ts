import { boolean, mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { addressSchema } from '#src/features/address/schema.ts';
import { type PersonFacts, personFields } from '#src/features/person-details/schema.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { copy } from './copy.ts';
import { LAST_FOUR } from './values.ts';

export const detailsSchema = (t: Translate<(typeof copy)['strings']>, facts: PersonFacts) =>
  object({
    ...personFields(facts),
    ssnLast4: string().required(t('ssnMissing')).matches(LAST_FOUR, t('ssnMissing')),
    moved: boolean(),
    previousAddress: mixed().when('moved', ([moved], any) =>
      moved === true ? addressSchema({ use: 'mailing' }) : any,
    ),
    files: uploadedFiles(),
  });

import { boolean, object, string, type TestContext } from 'yup';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Translate } from '#src/brand/copy.tsx';
import { firstNameProblem, lastNameProblem, type NameRules } from '#src/domain/person/names.ts';
import { addressSchema } from '#src/features/address/schema.ts';
import { type AddressValue, fromAddress } from '#src/features/address/value.ts';
import { nameFields } from '#src/features/person-name/schema.ts';
import type { NameValue } from '#src/features/person-name/value.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import type { copy } from './transcriptCopy.ts';

export interface TranscriptValues extends NameValue {
  address: AddressValue;
  joint: 'YES' | 'NO';
  spouse?: { firstName?: string; lastName?: string; consents?: boolean };
  consents: boolean;
}

/** A return has the applicant's name and home on it more often than not. */
export const initialValues = ({ owner, homeAddress, property }: Heloc): Partial<TranscriptValues> => ({
  firstName: owner.firstName,
  middleName: owner.middleName ?? '',
  lastName: owner.lastName,
  suffix: owner.suffix ?? '',
  address: fromAddress(normalized(homeAddress ?? property)),
});

const normalized = ({ street1, street2, city, state, zip }: NonNullable<Heloc['homeAddress']>) => ({
  street1,
  ...(street2 ? { street2 } : {}),
  city,
  state,
  zip,
});

/** As it is on the return, which may be where mail goes. */
const taxAddress = () => addressSchema({ use: 'mailing' });

export const onReturnSchema = (rules: NameRules) => object({ ...nameFields(rules), address: taxAddress() });

export function transcriptSchema(t: Translate<(typeof copy)['strings']>, rules: NameRules) {
  const isJoint = ({ from }: TestContext) =>
    ((from?.at(-1)?.value ?? {}) as Partial<TranscriptValues>).joint === 'YES';
  return object({
    ...nameFields(rules),
    address: taxAddress(),
    joint: string().oneOf(['YES', 'NO'], t('jointMissing')).required(t('jointMissing')),
    spouse: object({
      firstName: string().test(
        'firstName',
        yupRule((name: string | undefined, context) =>
          isJoint(context) ? firstNameProblem(name) : undefined,
        ),
      ),
      lastName: string().test(
        'lastName',
        yupRule((name: string | undefined, context) =>
          isJoint(context) ? lastNameProblem(name, rules) : undefined,
        ),
      ),
      consents: boolean().test(
        'consents',
        t('spouseConsentNeeded'),
        (given, context) => !isJoint(context) || given === true,
      ),
    }),
    consents: boolean().oneOf([true], t('consentNeeded')).required(t('consentNeeded')),
  });
}

import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { AddressFields } from '#src/features/address/AddressFields.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { SmsConsents } from '#src/features/legal/SmsConsents.tsx';
import { PhoneConfirm } from '#src/features/phone-confirm/PhoneConfirm.tsx';
import { useFlag } from '#src/platform/useFlag.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { RequiredNote } from '#src/ui/form/RequiredNote.tsx';
import { copy } from './copy.ts';
import type { StepProps } from './steps.ts';

export function MailingStep({ values }: StepProps) {
  const t = useCopy(copy);
  const { heloc, editing } = useApplication();
  const auth0 = useFlag('auth0');
  const home = heloc.homeAddress ?? heloc.property;
  return (
    <>
      <RequiredNote />
      <CheckboxField
        name="mailingSame"
        label={t('mailingSame')}
        hint={t('homeAddress', { address: formatAddress(home) })}
        optional
      />
      {values.mailingSame === false ? <AddressFields name="mailing" label={t('mailing')} /> : null}
      <PhoneConfirm values={values} copy={copy} />
      {/* Where the identity provider asks for the phone, the consent to texts has not been asked for yet. */}
      {auth0 && !editing ? <SmsConsents showOptional /> : null}
    </>
  );
}

import { type ReactElement, useMemo } from 'react';
import { postSigner, SIGNER_RELATIONSHIPS } from '#src/api/contract/signers.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { nameRules } from '#src/domain/person/names.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { DraftDialog } from '#src/features/drafts/DraftDialog.tsx';
import { ShortNameFields } from '#src/features/person-name/ShortNameFields.tsx';
import { shortNameBody } from '#src/features/person-name/value.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { copy } from './copy.ts';
import { type AddValues, addSchema } from './schema.ts';

/** Invites an owner who is on the title but not on the list. */
export function AddSigner({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (text: ReactElement) => void;
}) {
  const t = useCopy(copy);
  const { api, environment } = useRuntime();
  const { uuid } = useApplication();
  const { countryPicker } = useBrand().capabilities;
  const schema = useMemo(
    () => addSchema(t, nameRules(environment), countryPicker),
    [t, environment, countryPicker],
  );
  const add = async (values: AddValues) => {
    const email = normalizeEmail(values.email ?? '');
    await api.call(postSigner, {
      params: { uuid },
      body: {
        ...shortNameBody(values),
        email,
        phoneNumber: phoneDigits(values.phoneNumber),
        relationship: values.relationship,
        livesInHome: values.livesInHome ?? false,
      },
    });
    onAdded(words(copy, 'changed', { address: email }));
  };
  return (
    <DraftDialog<AddValues>
      part="add"
      title={t('addHeading')}
      text={t('addText')}
      closeLabel={t('cancel')}
      onClose={onClose}
      schema={schema}
      onSubmit={add}
      submitLabel={t('addSend')}
    >
      <ShortNameFields t={t} />
      <EmailField name="email" label={t('email')} autoComplete="off" />
      <PhoneField anyCountry name="phoneNumber" label={t('phone')} autoComplete="off" />
      <RadioGroupField
        name="relationship"
        label={t('relationship')}
        options={SIGNER_RELATIONSHIPS.map((value) => ({ value, label: t(`relationship${value}`) }))}
      />
      <CheckboxField name="livesInHome" label={t('livesInHome')} optional />
    </DraftDialog>
  );
}

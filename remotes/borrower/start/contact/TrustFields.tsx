import { TRUST_TYPES } from '#src/api/contract/contact.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { trustTypeLabels } from '#src/features/labels/trustType.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { FieldArray } from '#src/ui/form/FieldArray.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { MAX_TRUSTEES } from './values.ts';

export function TrustFields() {
  const t = useCopy(copy);
  const kind = useCopy(trustTypeLabels);
  return (
    <>
      <Heading level={2}>{t('trustHeading')}</Heading>
      <Text>{t('trustCertificate')}</Text>
      <TextField name="trustName" label={t('trustName')} autoComplete="off" />
      <DateField name="trustDate" label={t('trustDate')} />
      <RadioGroupField
        name="trustType"
        label={t('trustType')}
        options={TRUST_TYPES.map((value) => ({ value, label: kind(value) }))}
      />
      <Heading level={2}>{t('trusteesHeading')}</Heading>
      <FieldArray
        name="trustees"
        itemLabel={(index) => t('trustee', { number: index + 1 })}
        newItem={() => ({})}
        addLabel={t('addTrustee')}
        min={1}
        max={MAX_TRUSTEES}
      >
        {(item) => <TextField name={`${item}.name`} label={t('trusteeName')} autoComplete="off" />}
      </FieldArray>
    </>
  );
}

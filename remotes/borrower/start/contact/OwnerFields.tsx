import { RELATIONSHIPS } from '#src/api/contract/contact.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { relationshipLabels } from '#src/features/labels/relationship.ts';
import { ShortNameFields } from '#src/features/person-name/ShortNameFields.tsx';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { FieldArray } from '#src/ui/form/FieldArray.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { MAX_OWNERS } from './values.ts';

/** Everybody else on the deed. They become signers, not borrowers. */
export function OwnerFields() {
  const t = useCopy(copy);
  const relationship = useCopy(relationshipLabels);
  return (
    <>
      <Heading level={2}>{t('ownersHeading')}</Heading>
      <Text>{t('ownersHelp')}</Text>
      <FieldArray
        name="coOwners"
        itemLabel={(index) => t('owner', { number: index + 1 })}
        newItem={() => ({})}
        addLabel={t('addOwner')}
        min={1}
        max={MAX_OWNERS}
      >
        {(item) => (
          <>
            <ShortNameFields at={item} t={t} />
            <EmailField name={`${item}.email`} label={t('email')} autoComplete="off" />
            <PhoneField anyCountry name={`${item}.phone`} label={t('ownerPhone')} autoComplete="off" />
            <RadioGroupField
              name={`${item}.relationship`}
              label={t('relationship')}
              options={RELATIONSHIPS.map((value) => ({ value, label: relationship(value) }))}
            />
            <RadioGroupField
              name={`${item}.livesInHome`}
              label={t('livesInHome')}
              options={[
                { value: 'YES', label: t('yes') },
                { value: 'NO', label: t('no') },
              ]}
            />
          </>
        )}
      </FieldArray>
    </>
  );
}

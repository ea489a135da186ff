import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { isOneOf, OCCUPANCY_TYPES } from '#src/domain/enums.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { personalPhoneProblem } from '#src/domain/person/phones.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { AddressFields } from '#src/features/address/AddressFields.tsx';
import { toAddress } from '#src/features/address/value.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { dobProblem, isPartOpen, type PersonFacts } from '#src/features/person-details/schema.ts';
import { livesInProperty } from '#src/features/person-details/value.ts';
import { NameFields } from '#src/features/person-name/NameFields.tsx';
import { type ChangeableRow, ChangeableRows } from '#src/ui/form/ChangeableRows.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { isPhoneChanged, type ProfileValues } from './values.ts';
import { noticesBefore } from './wording.ts';

interface ProfileFieldsProps {
  values: ProfileValues;
  /** As the profile has it. */
  given: ProfileValues;
  facts: PersonFacts;
  asksConsent: boolean;
}

/** What is known, to be looked at, and below it the fields for what is missing or about to be changed. */
export function ProfileFields({ values, given, facts, asksConsent }: ProfileFieldsProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { heloc, profile } = useApplication();
  const { property } = heloc;
  // The profile's date of birth cannot be changed here. What is wrong with it is still said at the field.
  const dobFixed = given.dob.year !== '';
  const dob = dobFixed && dobProblem(values, facts) === undefined ? parseDateParts(given.dob) : undefined;

  const rows: ChangeableRow[] = [
    {
      key: 'name',
      term: t('name'),
      value: fullName(given),
      fields: (
        <>
          <Heading level={2}>{t('name')}</Heading>
          <Text muted>{t('nameHint')}</Text>
          <NameFields t={t} />
        </>
      ),
      open: isPartOpen('name', values, given, facts),
    },
    ...(dob ? [{ key: 'dob', term: t('dob'), value: formatDate(dob) }] : []),
    { key: 'email', term: t('email'), value: t('emailUse', { email: profile.email }) },
    {
      key: 'phone',
      term: t('phone'),
      value: given.phone,
      fields: <PhoneField anyCountry name="phone" label={t('phone')} />,
      open: personalPhoneProblem(true)(given.phone) !== undefined || isPhoneChanged(values, given),
    },
    livesInProperty(heloc)
      ? { key: 'homeAddress', term: t('homeAddress'), value: formatAddress(property) }
      : {
          key: 'homeAddress',
          term: t('homeAddress'),
          value: formatAddress(toAddress(given.homeAddress ?? {})),
          fields: <AddressFields name="homeAddress" label={t('homeAddress')} />,
          open: isPartOpen('homeAddress', values, given, facts),
        },
    { key: 'propertyAddress', term: t('propertyAddress'), value: formatAddress(property) },
    {
      key: 'occupancy',
      term: t('occupancy'),
      value: isOneOf(OCCUPANCY_TYPES, property.occupancyType)
        ? t(`occupancy${property.occupancyType}`)
        : property.occupancyType,
    },
  ];

  return (
    <>
      <ChangeableRows rows={rows} change={t('change')} changeNamed={(name) => t('changeNamed', { name })}>
        <Text>{t.rich('others', { phone: <SupportPhone /> })}</Text>
      </ChangeableRows>
      {dob ? null : (
        <DateField
          name="dob"
          label={t('dob')}
          hint={dobFixed ? t.rich('dobFixed', { phone: <SupportPhone /> }) : t('dobHint')}
          birthday
          readOnly={dobFixed}
        />
      )}
      {asksConsent ? (
        <Stack gap={1.5} as="section">
          <Heading level={2}>{t('consent')}</Heading>
          {noticesBefore(legal, heloc.property.state).map((notice) => (
            <Text key={notice}>{notice}</Text>
          ))}
          <CheckboxField name="softCreditConsent" label={legal('softCredit')} />
        </Stack>
      ) : null}
    </>
  );
}

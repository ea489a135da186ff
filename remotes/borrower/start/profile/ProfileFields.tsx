import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { AddressFields } from '#src/features/address/AddressFields.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { NameFields } from '#src/features/person-name/NameFields.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { KnownDetails } from './KnownDetails.tsx';
import { dobProblem, isMissing, type ProfileFacts } from './schema.ts';
import { isChanged, type Part, type ProfileValues } from './values.ts';
import { noticesBefore } from './wording.ts';

const PARTS: readonly Part[] = ['name', 'phone', 'homeAddress'];

interface ProfileFieldsProps {
  values: ProfileValues;
  /** As the profile has it. */
  given: ProfileValues;
  facts: ProfileFacts;
}

/** What is known, to be looked at, and below it the fields for what is missing or about to be changed. */
export function ProfileFields({ values, given, facts }: ProfileFieldsProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { heloc } = useApplication();
  const [open, setOpen] = useState<readonly Part[]>(() =>
    PARTS.filter((part) => isMissing(part, given, facts) || isChanged(part, values, given)),
  );
  const [changing, setChanging] = useState<Part>();
  const change = (part: Part) => {
    setChanging(part);
    setOpen((before) => [...before, part]);
  };
  // The profile's date of birth cannot be changed here. What is wrong with it is still said at the field.
  const showsDob = dobProblem(values, facts) === undefined && given.dob.year !== '';
  const dobFixed = given.dob.year !== '';

  const fieldsOf: Readonly<Record<Part, ReactNode>> = {
    name: (
      <>
        <Heading level={2}>{t('name')}</Heading>
        <Text muted>{t('nameHint')}</Text>
        <NameFields t={t} />
      </>
    ),
    phone: <PhoneField name="phone" label={t('phone')} />,
    homeAddress: <AddressFields name="homeAddress" label={t('homeAddress')} />,
  };

  return (
    <>
      <KnownDetails given={given} open={open} showsDob={showsDob} onChange={change} />
      {PARTS.filter((part) => open.includes(part)).map((part) => (
        <Opened key={part} focused={part === changing}>
          {fieldsOf[part]}
        </Opened>
      ))}
      {showsDob ? null : (
        <DateField
          name="dob"
          label={t('dob')}
          hint={t(dobFixed ? 'dobFixed' : 'dobHint')}
          birthday
          readOnly={dobFixed}
        />
      )}
      {facts.asksConsent ? (
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

/** Fields that were opened by "Change" take the focus, as the button that had it is gone. */
function Opened({ focused, children }: { focused: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <Stack gap={2} ref={box}>
      {children}
    </Stack>
  );
}

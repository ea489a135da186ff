import { useId, useMemo, useState } from 'react';
import { putAppraisalVisit } from '#src/api/contract/appraisal.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { fullName } from '#src/domain/person/nameText.ts';
import { formatPhone, phoneDigits } from '#src/domain/person/phone.ts';
import { mobileOf } from '#src/domain/person/phones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { usePhoneText } from '#src/ui/form/usePhoneText.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { NoBreak } from '#src/ui/primitives/NoBreak.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { type VisitValues, visitSchema } from './schema.ts';

/** Whom the appraiser calls, which is the person unless they say otherwise, and what to know on the way in. */
export function Visit() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const { visit, vendor, scheduledFor } = heloc.appraisal ?? {};
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(0);
  const receipt = useFocusOn<HTMLDivElement>(saved);
  const phone = usePhoneText(visit?.phoneNumber ?? mobileOf(profile.phoneNumbers));
  const who = {
    vendor: vendor || t('fallbackVendor'),
    name: visit?.contactName ?? fullName(heloc.owner),
    phone: <NoBreak>{phone}</NoBreak>,
  };
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{t('visit')}</Heading>
      {visit ? (
        // The form that had the focus is gone once it is saved.
        <Alert tone="success" quiet ref={receipt}>
          {t.rich('saved', who)}
        </Alert>
      ) : (
        <Text>{t.rich(scheduledFor ? 'callsBooked' : 'calls', who)}</Text>
      )}
      {editing ? (
        <VisitForm
          onSaved={() => {
            setEditing(false);
            setSaved(saved + 1);
          }}
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {t(visit ? 'change' : 'tell')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Has the focus when it opens, as the button that opened it is gone. */
function VisitForm({ onSaved }: { onSaved(): void }) {
  const t = useCopy(copy);
  const headingId = useId();
  const heading = useFocusOn<HTMLHeadingElement>();
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const { visit } = heloc.appraisal ?? {};
  const schema = useMemo(() => visitSchema(t), [t]);
  const initial = useMemo(
    () => ({
      contactName: visit?.contactName ?? fullName(heloc.owner),
      phone: formatPhone(visit?.phoneNumber ?? mobileOf(profile.phoneNumbers)),
      notes: visit?.notes ?? '',
      pets: visit?.pets ?? '',
    }),
    [visit, heloc.owner, profile.phoneNumbers],
  );

  const send = useSubmit(
    ({ contactName, phone, notes, pets }: VisitValues) =>
      api.call(putAppraisalVisit, {
        params: { uuid },
        body: {
          contactName: contactName.trim(),
          phoneNumber: phoneDigits(phone),
          notes: notes?.trim() || null,
          pets: pets?.trim() || null,
        },
      }),
    { statusStays: true, onStayed: onSaved },
  );

  return (
    <>
      <Heading level={3} id={headingId} tabIndex={-1} ref={heading}>
        {t(visit ? 'change' : 'tell')}
      </Heading>
      <ApplicationForm<VisitValues>
        aria-labelledby={headingId}
        schema={schema}
        initialValues={initial}
        onSubmit={send}
        submitLabel={t('save')}
      >
        <TextField name="contactName" label={t('contactName')} autoComplete="name" width="long" />
        <PhoneField name="phone" label={t('phone')} />
        <TextAreaField
          name="notes"
          label={t('notes')}
          hint={t('notesHint')}
          optional
          rows={3}
          maxLength={500}
        />
        <TextField name="pets" label={t('pets')} optional autoComplete="off" width="long" />
      </ApplicationForm>
    </>
  );
}

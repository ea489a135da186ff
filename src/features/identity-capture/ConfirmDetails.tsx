import { useMemo, useState } from 'react';
import { NAME_REASONS } from '#src/api/contract/identityVerification.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatDate, parseDate } from '#src/domain/dates/dates.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import type { IdentityPort, Verification } from './model.ts';
import { type ConfirmValues, confirmSchema } from './schema.ts';

type Details = NonNullable<Verification['details']>;

const dateText = (text: string) => {
  const iso = parseDate(text);
  return iso ? formatDate(iso) : text;
};

/** Asks whether what was read from the document is the person who applies (docs/rules.md#identity-documents). */
export function ConfirmDetails({
  port,
  details,
  verification,
  onRetake,
}: {
  port: IdentityPort;
  details: Details;
  verification: Verification;
  onRetake(): void;
}) {
  const t = useCopy(copy);
  const { name, address } = details;
  const { nameOn } = port;
  const nameOnId = fullName(name);
  const nameMatches = verification.nameMatches !== false;
  const schema = useMemo(
    () =>
      confirmSchema({ required: t('required'), mismatchChosen: t(`mismatchChosen${nameOn}`) }, nameMatches),
    [t, nameMatches, nameOn],
  );
  const [kept] = useState(port.captured.confirmation ?? {});
  const draft = {
    values: kept,
    save: (confirmation: Partial<ConfirmValues>) => port.save({ ...port.captured, confirmation }),
  };
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('detailsHeading')}</Heading>
      <SummaryList
        rows={[
          { term: t('name'), value: nameOnId },
          { term: t('dob'), value: dateText(details.dob) },
          { term: t('address'), value: formatAddress(address) },
          { term: t('expires'), value: dateText(details.expires) },
          { term: t('issuer'), value: details.issuer },
        ]}
      />
      {nameMatches ? null : (
        <Alert tone="warning" title={t('mismatch')}>
          {t(`mismatchNames${nameOn}`, { id: nameOnId, expected: port.expectedName })}
        </Alert>
      )}
      <ScreenForm<ConfirmValues>
        name="identity/details"
        draft={draft}
        schema={schema}
        initialValues={{ nameOnId, ...(nameMatches ? {} : { matches: 'no' as const }) }}
        onSubmit={(values) => port.confirm(answerOf(values))}
        secondary={<LinkButton onClick={onRetake}>{t('retakeAll')}</LinkButton>}
      >
        {({ values }) => (
          <>
            <RadioGroupField
              name="matches"
              label={t('match')}
              options={[
                { value: 'yes', label: t('yes') },
                { value: 'no', label: t(`different${nameOn}`) },
              ]}
            />
            {values.matches === 'no' ? (
              <>
                <Text>{t('nameReview')}</Text>
                <RadioGroupField
                  name="reason"
                  label={t('reason')}
                  options={NAME_REASONS.map((value) => ({ value, label: t(value) }))}
                />
                <TextField name="nameOnId" label={t('nameOnId')} />
                <TextField name="nameOnDeed" label={t('nameOnDeed')} />
                <FileUploadField
                  name="proof"
                  label={t('proof')}
                  optional
                  maxFiles={1}
                  upload={port.upload('NAME_CHANGE_PROOF')}
                />
              </>
            ) : null}
          </>
        )}
      </ScreenForm>
    </Stack>
  );
}

function answerOf(values: ConfirmValues) {
  if (values.matches === 'yes') return { matches: true, reason: null };
  return {
    matches: false,
    reason: values.reason ?? null,
    nameOnId: values.nameOnId ?? null,
    nameOnDeed: values.nameOnDeed ?? null,
    documentUuid: uploadedUuids(values.proof ?? [])[0] ?? null,
  };
}

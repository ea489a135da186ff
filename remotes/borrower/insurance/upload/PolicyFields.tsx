import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import type { IsoDate } from '#src/domain/dates/dates.ts';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { formatWholeMoney, parseDollars } from '#src/domain/money/money.ts';
import { endsSoon, type PolicyKind } from '#src/domain/property/insurance.ts';
import { copy as shared } from '#src/features/insurance/copy.ts';
import type { Policy } from '#src/features/insurance/policies.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { OptionalFields } from '#src/ui/form/OptionalFields.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { copy } from './copy.ts';
import { coverageOf, type PolicyValues } from './schema.ts';

/** Two short fields side by side, where neither has a message. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  align-items: start;
  gap: ${space(2)};
  &:has([aria-invalid]) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface PolicyFieldsProps {
  values: Partial<PolicyValues>;
  kinds: readonly PolicyKind[];
  policies: readonly Policy[];
  today: IsoDate;
}

/** As they stand on a declarations page, the page first: it is at hand then. */
export function PolicyFields({ values, kinds, policies, today }: PolicyFieldsProps) {
  const t = useCopy(copy);
  const s = useCopy(shared);
  const upload = useDocumentUpload(
    values.kind === 'FLOOD' ? 'FLOOD_INSURANCE_PROOF' : 'HOMEOWNERS_INSURANCE_PROOF',
  );
  const required = policies.find(({ kind }) => kind === values.kind)?.requiredCoverage;
  const coverage = parseDollars(values.coverage) ?? 0;
  const isLow = required != null && coverage > 0 && coverage < required;
  const ends = parseDateParts(values.ends);
  return (
    <>
      {kinds.length > 1 ? (
        <RadioGroupField
          name="kind"
          label={t('kind')}
          options={kinds.map((kind) => ({ value: kind, label: s(`kind${kind}`) }))}
        />
      ) : null}
      <FileUploadField name="files" label={t('file')} upload={upload} />
      <Pair>
        <TextField name="insurer" label={t('insurer')} autoComplete="off" />
        <TextField name="policyNumber" label={t('policyNumber')} autoComplete="off" spellCheck={false} />
      </Pair>
      <DateField name="starts" label={t('starts')} />
      <DateField name="ends" label={t('ends')} />
      {ends && ends > today && endsSoon(ends, today) ? <Alert tone="warning">{t('endsSoon')}</Alert> : null}
      <Pair>
        <MoneyField name="coverage" label={t(coverageOf(values.kind).label)} />
        <MoneyField name="premium" label={t('premium')} />
      </Pair>
      {isLow ? (
        <Alert tone="warning">{t('coverageLow', { amount: formatWholeMoney(required) })}</Alert>
      ) : null}
      <OptionalFields
        summary={t('agent')}
        isFilled={Boolean(values.agentName || values.agentPhone || values.agentEmail)}
      >
        <TextField name="agentName" label={t('agentName')} optional autoComplete="off" />
        <PhoneField name="agentPhone" label={t('agentPhone')} optional autoComplete="off" />
        <EmailField name="agentEmail" label={t('agentEmail')} optional autoComplete="off" />
      </OptionalFields>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import {
  putDisbursementAccount,
  VERIFICATION_METHODS,
  type VerificationMethod,
} from '#src/api/contract/bank.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { BANK_ACCOUNT_TYPES } from '#src/domain/application/applicationEnums.ts';
import { accountNumberProblem, formatAccountInput } from '#src/domain/bank/aba.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { fullName } from '#src/domain/person/names.ts';
import { formatList } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { SensitiveField } from '#src/ui/form/SensitiveField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { FileUploadField } from '#src/ui/upload/FileUploadField.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy as shared } from '../copy.ts';
import { BankName } from './BankName.tsx';
import { copy } from './copy.ts';
import { SampleCheck } from './SampleCheck.tsx';
import { isOtherName, type ManualValues, manualSchema } from './schema.ts';

/** A routing number has nine digits like an SSN; neither belongs into what is kept. */
const SENSITIVE_FIELDS = ['routingNumber', 'accountNumber', 'accountNumberConfirm'] as const;

const coBorrowers = (participants: Heloc['participants']): string[] =>
  participants
    .filter(({ role }) => role !== 'APPLICANT')
    .map(({ firstName, lastName }) => fullName({ firstName, lastName, suffix: '' }));

/** Names as banks write them: the applicant's, first in full, and those of who applies with them. */
function holderNames({ owner, participants }: Heloc): [full: string, ...others: string[]] {
  const name = {
    firstName: owner.firstName,
    middleName: owner.middleName ?? undefined,
    lastName: owner.lastName,
    suffix: suffixToApi(owner.suffix),
  };
  const initial = name.middleName?.charAt(0);
  return [
    fullName(name),
    fullName({ ...name, suffix: '' }),
    fullName({ ...name, middleName: undefined }),
    fullName({ ...name, middleName: undefined, suffix: '' }),
    ...(initial ? [`${initial}`, `${initial}.`].map((middleName) => fullName({ ...name, middleName })) : []),
    ...coBorrowers(participants),
  ];
}

/** The account, its proof, and how it is to be checked. */
export function ManualForm({ onSent }: { onSent: (method: VerificationMethod) => void }) {
  const t = useCopy(copy);
  const accounts = useCopy(shared);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const upload = useDocumentUpload('BANK_LETTER');
  const names = holderNames(heloc);
  const others = coBorrowers(heloc.participants);
  const holderDiffers =
    others.length > 0
      ? t('holderDiffersJoint', { names: formatList([names[0], ...others]) })
      : t('holderDiffers', { name: names[0] });
  const texts = { required: t('required'), holderDiffers };

  const verificationOf = ({ accountHolderName, verification }: ManualValues): VerificationMethod =>
    isOtherName(accountHolderName, names) ? 'DOCUMENT_REVIEW' : (verification ?? 'DOCUMENT_REVIEW');
  const send = useSubmit(
    async (values: ManualValues) => {
      const { accountHolderName, accountType, routingNumber, accountNumber, proof } = values;
      await api.call(putDisbursementAccount, {
        params: { uuid },
        body: {
          payoutMethod: 'ACH',
          manual: {
            accountHolderName,
            otherName: isOtherName(accountHolderName, names),
            accountType,
            routingNumber,
            accountNumber,
            documentUuid: uploadedUuids(proof)[0] ?? '',
            verification: verificationOf(values),
          },
        },
      });
      await queries.invalidateQueries({ queryKey: bankAccountsQuery(api, uuid).queryKey });
    },
    { statusStays: true, onStayed: (values) => onSent(verificationOf(values)) },
  );

  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('intro')}</Text>
      <Details summary={t('where')}>
        <SampleCheck />
      </Details>
      <ApplicationForm<ManualValues>
        sensitive={SENSITIVE_FIELDS}
        schema={manualSchema(texts, names)}
        initialValues={{ accountHolderName: names[0], proof: [] }}
        onSubmit={send}
        secondary={<LinkButton onClick={() => flow.toChild('choose')}>{t('back')}</LinkButton>}
      >
        {({ values }) => {
          const isOther = isOtherName(values.accountHolderName, names);
          return (
            <>
              <TextField
                name="accountHolderName"
                label={t('holder')}
                hint={t('holderHint')}
                autoComplete="name"
              />
              {isOther ? <CheckboxField name="otherName" label={t('otherName')} optional /> : null}
              <RadioGroupField
                name="accountType"
                label={t('type')}
                options={BANK_ACCOUNT_TYPES.map((value) => ({ value, label: t(value) }))}
              />
              <Stack gap={1}>
                <TextField
                  name="routingNumber"
                  label={t('routing')}
                  hint={t('routingHint')}
                  inputMode="numeric"
                  autoComplete="off"
                  width="medium"
                />
                <BankName routingNumber={values.routingNumber} />
              </Stack>
              <SensitiveField
                name="accountNumber"
                label={t('account')}
                hint={t('accountHint')}
                mask={formatAccountInput}
                problem={accountNumberProblem}
              />
              <SensitiveField
                name="accountNumberConfirm"
                label={t('accountConfirm')}
                mask={formatAccountInput}
                problem={accountNumberProblem}
              />
              <FileUploadField
                name="proof"
                label={isOther ? accounts('letter') : t('proof')}
                hint={isOther ? accounts('letterHint') : t('proofHint')}
                maxFiles={1}
                upload={upload}
              />
              {isOther ? null : (
                <RadioGroupField
                  name="verification"
                  label={t('check')}
                  options={VERIFICATION_METHODS.map((value) => ({
                    value,
                    label: t(value),
                    description: t(`${value}Hint`),
                  }))}
                />
              )}
            </>
          );
        }}
      </ApplicationForm>
    </Stack>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { putDisbursementAccount, type VerificationMethod } from '#src/api/contract/bank.ts';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatList } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import { coBorrowers, holderNames } from './holderNames.ts';
import { ManualFields } from './ManualFields.tsx';
import { SampleCheck } from './SampleCheck.tsx';
import { isOtherName, type ManualValues, manualSchema } from './schema.ts';

/** A routing number has nine digits like an SSN; neither belongs into what is kept. */
const SENSITIVE_FIELDS = ['routingNumber', 'accountNumber', 'accountNumberConfirm'] as const;

/** The account, its proof, and how it is to be checked. */
export function ManualForm({ onSent }: { onSent: (method: VerificationMethod) => void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
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
        {({ values }) => (
          <ManualFields values={values} isOther={isOtherName(values.accountHolderName, names)} />
        )}
      </ApplicationForm>
    </Stack>
  );
}

import { postInsurancePolicy } from '#src/api/contract/insurance.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { parseDollars } from '#src/domain/money/money.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { POLICY_KINDS } from '#src/domain/property/insurance.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { neededOf } from '#src/features/insurance/policies.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import { PolicyFields } from './PolicyFields.tsx';
import { type PolicyValues, policySchema } from './schema.ts';

export function PolicyForm() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const policies = neededOf(heloc);
  const kinds = policies.length > 0 ? policies.map(({ kind }) => kind) : POLICY_KINDS;
  const [only] = kinds.length === 1 ? kinds : [];
  const today = useToday();

  const send = useSubmit(
    async (values: PolicyValues) => {
      const [effectiveDate, expirationDate] = [parseDateParts(values.starts), parseDateParts(values.ends)];
      if (!effectiveDate || !expirationDate) throw new Error('There is nothing to send');
      const { agentName: name, agentPhone, agentEmail: email } = values;
      const agent = {
        name: name || null,
        phoneNumber: phoneDigits(agentPhone) || null,
        email: email || null,
      };
      await api.call(postInsurancePolicy, {
        params: { uuid },
        body: {
          kind: values.kind,
          insurer: values.insurer,
          policyNumber: values.policyNumber,
          effectiveDate,
          expirationDate,
          dwellingCoverage: parseDollars(values.coverage) ?? 0,
          annualPremium: parseDollars(values.premium) ?? 0,
          agent: Object.values(agent).some(Boolean) ? agent : null,
          documentUuids: uploadedUuids(values.files),
        },
      });
    },
    { statusStays: true, onStayed: () => flow.toChild('requirements') },
  );

  return (
    <ApplicationForm<PolicyValues>
      // The key resets the form when the required policies change.
      key={kinds.join(' ')}
      schema={policySchema(t, kinds, today)}
      initialValues={{ files: [], ...(only ? { kind: only } : {}) }}
      onSubmit={send}
      submitLabel={t('submit')}
      secondary={<LinkButton onClick={() => flow.toChild('requirements')}>{t('back')}</LinkButton>}
    >
      {({ values }) => <PolicyFields values={values} kinds={kinds} policies={policies} today={today} />}
    </ApplicationForm>
  );
}

import { useMemo } from 'react';
import { postInsuranceAgentRequest } from '#src/api/contract/insurance.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { DraftDialog } from '#src/features/drafts/DraftDialog.tsx';
import { copy as shared } from '#src/features/insurance/copy.ts';
import type { Policy } from '#src/features/insurance/policies.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { copy } from './copy.ts';
import { type AgentValues, agentSchema } from './schema.ts';

interface AskAgentProps {
  policies: readonly Policy[];
  onClose(): void;
  onAsked(): void;
}

/** The agent is asked in the person's place. */
export function AskAgent({ policies, onClose, onAsked }: AskAgentProps) {
  const t = useCopy(copy);
  const s = useCopy(shared);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const schema = useMemo(() => agentSchema(t), [t]);
  const [only] = policies.length === 1 ? policies : [];
  const ask = async ({ kind, name, email, phone }: AgentValues) => {
    await api.call(postInsuranceAgentRequest, {
      params: { uuid },
      body: { kind, name, email, phoneNumber: phone ? phoneDigits(phone) : null },
    });
    onAsked();
  };
  return (
    <DraftDialog<AgentValues>
      part="agent"
      title={t('askTitle')}
      text={t('askText')}
      closeLabel={t('cancel')}
      onClose={onClose}
      schema={schema}
      initialValues={only ? { kind: only.kind } : {}}
      onSubmit={ask}
      submitLabel={t('send')}
    >
      {only ? null : (
        <RadioGroupField
          name="kind"
          label={t('which')}
          options={policies.map(({ kind }) => ({ value: kind, label: s(`kind${kind}`) }))}
        />
      )}
      <TextField name="name" label={t('name')} autoComplete="off" />
      <EmailField name="email" label={t('email')} autoComplete="off" />
      <PhoneField name="phone" label={t('phone')} optional autoComplete="off" />
    </DraftDialog>
  );
}

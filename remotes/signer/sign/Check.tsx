import { useMemo, useState } from 'react';
import { putCoDeedTaxpayerNumber } from '#src/api/contract/coDeed.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { fullName } from '#src/domain/person/nameText.ts';
import { DraftForm } from '#src/features/drafts/DraftForm.tsx';
import { useDraft } from '#src/features/drafts/useDraft.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { NameDialog } from '../legal-name/NameDialog.tsx';
import { copy } from './copy.ts';
import { type CheckValues, checkSchema } from './schema.ts';

/** The name that is printed on the deed, and what decides between the ways to a notary. */
export function Check({ onDone }: { onDone(): void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const flow = useFlow();
  const { applicationUuid: uuid, legalName, hasTaxpayerNumber } = useSigner();
  const [correcting, setCorrecting] = useState(false);
  const schema = useMemo(() => checkSchema(t), [t]);
  const draft = useDraft<CheckValues>({ part: 'check' });
  const send = async ({ taxpayerNumber }: CheckValues) => {
    const held = taxpayerNumber === 'yes';
    if (held !== hasTaxpayerNumber) {
      await api.call(putCoDeedTaxpayerNumber, { params: { uuid }, body: { held } });
      await flow.refresh();
    }
    onDone();
  };
  return (
    <Stack gap={3}>
      <Heading level={1}>{t('checkHeading')}</Heading>
      <DraftForm<CheckValues>
        draft={draft}
        schema={schema}
        initialValues={
          hasTaxpayerNumber === undefined || hasTaxpayerNumber === null
            ? {}
            : { taxpayerNumber: hasTaxpayerNumber ? 'yes' : 'no' }
        }
        onSubmit={send}
        submitLabel={t('continue')}
        leaveActions={null}
      >
        {({ values }) => (
          <>
            <RadioGroupField
              name="name"
              label={t('nameQuestion', { name: fullName(legalName) })}
              hint={t('nameHint')}
              options={[
                { value: 'yes', label: t('nameYes') },
                { value: 'no', label: t('nameNo') },
              ]}
            />
            {values.name === 'no' ? (
              <div>
                <Button variant="secondary" onClick={() => setCorrecting(true)}>
                  {t('nameCorrect')}
                </Button>
              </div>
            ) : null}
            <RadioGroupField
              name="taxpayerNumber"
              label={t('taxQuestion')}
              hint={t('taxHint')}
              options={[
                { value: 'yes', label: t('taxYes') },
                { value: 'no', label: t('taxNo') },
              ]}
            />
          </>
        )}
      </DraftForm>
      {correcting ? <NameDialog onClose={() => setCorrecting(false)} /> : null}
    </Stack>
  );
}

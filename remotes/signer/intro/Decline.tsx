import { useMemo } from 'react';
import { postCoDeedDecline } from '#src/api/contract/coDeed.ts';
import { useCopy } from '#src/brand/copy.tsx';
import {
  DECLINE_TEXT,
  SIGNER_DECLINE_REASONS,
  type SignerDeclineReason,
} from '#src/domain/person/additionalSigner.ts';
import { DraftDialog } from '#src/features/drafts/DraftDialog.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';
import { type DeclineValues, declineSchema } from './schema.ts';

interface DeclineProps {
  /** What was pressed to come here. */
  reason: SignerDeclineReason;
  onClose(): void;
}

/** Somebody does not sign: why, and what becomes of it (docs/rules.md#signers-who-decline). */
export function Decline({ reason: chosen, onClose }: DeclineProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { applicationUuid: uuid, borrower } = useSigner();
  const schema = useMemo(() => declineSchema(t), [t]);
  const send = useSubmit(({ reason, words }: DeclineValues) =>
    api.call(postCoDeedDecline, {
      params: { uuid },
      body: { reason, text: reason === 'OTHER' ? (words?.trim() ?? null) : null },
    }),
  );
  return (
    <DraftDialog<DeclineValues>
      part="decline"
      title={t('declineHeading')}
      text={t('declineText', { borrower })}
      closeLabel={t('declineKeep')}
      onClose={onClose}
      schema={schema}
      initialValues={{ reason: chosen }}
      onSubmit={send}
      submitLabel={t('declineSend')}
      submitVariant="danger"
    >
      {({ values }) => (
        <>
          <RadioGroupField
            name="reason"
            label={t('declineReason')}
            options={SIGNER_DECLINE_REASONS.map((reason) => ({ value: reason, label: t(`reason${reason}`) }))}
          />
          {values.reason === 'OTHER' ? (
            <TextAreaField
              name="words"
              label={t('declineWords')}
              hint={t('wordsHint', DECLINE_TEXT)}
              maxLength={DECLINE_TEXT.max}
              rows={4}
            />
          ) : null}
        </>
      )}
    </DraftDialog>
  );
}

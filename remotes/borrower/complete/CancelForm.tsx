import { useMemo } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { postCancellation } from '#src/api/contract/signing.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { joinMessages } from '#src/domain/application/errorMessages.ts';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { copy } from './copy.ts';
import { CANCEL_REASONS, type CancelValues, cancelSchema } from './schema.ts';

export function CancelForm({
  onClose,
  onCancelled,
}: {
  onClose: () => void;
  onCancelled: (reference: string) => void;
}) {
  const t = useCopy(copy);
  const quote = useWording();
  const { api, now } = useRuntime();
  const { uuid, heloc } = useApplication();
  const { owner, property } = heloc;
  const schema = useMemo(() => cancelSchema(t('cancelNameMissing')), [t]);
  const name = fullName({
    firstName: owner.firstName,
    middleName: owner.middleName ?? '',
    lastName: owner.lastName,
    suffix: suffixToApi(owner.suffix),
  });
  const date = formatLongDate(toIsoDate(now(), timeZoneOf(property.state)));
  const cancel = async ({ typedName, reason }: CancelValues) => {
    try {
      const words = [t('cancelHeading'), t('cancelText'), `${t('cancelDate')}: ${date}`, t('cancelSend')];
      const body = {
        typedName,
        reason: reason ?? null,
        shown: [quote('ACCEPTED', 'CANCELLATION', ...words)],
      };
      const { reference } = await api.call(postCancellation, { params: { uuid }, body });
      onCancelled(reference);
    } catch (error) {
      // The server knows the name on the documents; its message about it belongs to the field.
      if (error instanceof ApiError && error.code === 'invalid' && error.messages.length > 0) {
        throw new FieldErrors({ typedName: joinMessages(error.messages) }, { cause: error });
      }
      throw error;
    }
  };
  return (
    <FormDialog<CancelValues>
      title={t('cancelHeading')}
      text={t('cancelText')}
      closeLabel={t('cancelKeep')}
      onClose={onClose}
      schema={schema}
      onSubmit={cancel}
      submitLabel={t('cancelSend')}
      submitVariant="danger"
    >
      <RadioGroupField
        name="reason"
        label={t('cancelReason')}
        optional
        options={CANCEL_REASONS.map((value) => ({ value, label: t(`reason${value}`) }))}
      />
      <TextField
        name="typedName"
        label={t('cancelName')}
        hint={t('cancelNameHint', { name })}
        autoComplete="name"
        spellCheck={false}
      />
      <SummaryList rows={[{ term: t('cancelDate'), value: date }]} />
    </FormDialog>
  );
}

import { useMemo, useState } from 'react';
import { postPropertyAnswer } from '#src/api/contract/propertyReview.ts';
import type { Parcel } from '#src/api/contract/reviewParts.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { NothingToSend } from '../NothingToSend.tsx';
import { NONE, ParcelChoice } from '../ParcelChoice.tsx';
import { parcelBody } from '../parcelBody.ts';
import { copy as parcelCopy } from '../parcelCopy.ts';
import { copy } from './copy.ts';
import { ASKS, type PropertyValues, propertySchema, REASONS } from './schema.ts';

/** Which home it is, where records show several, and why they may show none. */
export function PropertyForm({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useCopy(copy);
  const ofParcel = useCopy(parcelCopy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  // It may be found meanwhile, by people who look for it.
  useRefetchWhileVisible(flow.recheck);
  const [isOver, setOver] = useState(false);
  const several = parcels.length > 0;
  const schema = useMemo(() => propertySchema({ t, ofParcel }, several), [t, ofParcel, several]);

  const body = (values: PropertyValues) => {
    const { reason, street1, street2 } = values;
    if (reason === 'RECENT') throw new Error('There is nothing to send');
    return parcelBody(values, { reason, ...(ASKS[reason]?.address ? { street1, street2 } : {}) });
  };
  const send = (values: PropertyValues) =>
    api.call(postPropertyAnswer, { params: { uuid }, body: body(values) });
  const searchAgain = useSubmit(send);
  /** A person has to look. */
  const requestReview = useSubmit(send, { statusStays: true });
  const isReturningVisitor = ({ parcel, parcelNumber }: PropertyValues) =>
    (parcel && parcel !== NONE) || Boolean(parcelNumber?.trim());

  return (
    <ApplicationForm<PropertyValues>
      schema={schema}
      initialValues={{ street1: heloc.property.street1, street2: heloc.property.street2 ?? '', files: [] }}
      onSubmit={(values, sent) =>
        isReturningVisitor(values) ? searchAgain(values, sent) : requestReview(values, sent)
      }
      submitLabel={t('submit')}
      hideSubmit={isOver}
    >
      {({ values: { parcel, reason } }) => (
        <>
          {several ? <ParcelChoice parcels={parcels} /> : null}
          {several && parcel !== NONE ? null : (
            <>
              <RadioGroupField
                name="reason"
                label={t('reason')}
                options={REASONS.map((value) => ({ value, label: t(`reason${value}`) }))}
              />
              {reason ? <Details reason={reason} onOver={setOver} /> : null}
            </>
          )}
        </>
      )}
    </ApplicationForm>
  );
}

interface DetailsProps {
  reason: PropertyValues['reason'];
  /** Called with whether there is nothing to send. */
  onOver(isOver: boolean): void;
}

function Details({ reason, onOver }: DetailsProps) {
  const t = useCopy(copy);
  const ofParcel = useCopy(parcelCopy);
  const legal = useLegal();
  const upload = useDocumentUpload('PROPERTY_DESCRIPTION_SOURCE');
  const asks = ASKS[reason];
  if (asks.ends) return <NothingToSend onShown={onOver}>{legal('recentTransfer')}</NothingToSend>;
  return (
    <>
      {asks.address ? (
        <>
          <TextField name="street1" label={t('street1')} autoComplete="off" autoCapitalize="words" />
          <TextField name="street2" label={t('street2')} optional autoComplete="off" />
        </>
      ) : null}
      <TextField name="county" label={ofParcel('county')} optional autoComplete="off" width="long" />
      <TextField
        name="parcelNumber"
        label={ofParcel('parcelNumber')}
        hint={ofParcel('parcelNumberHint')}
        optional={!asks.proof}
        autoComplete="off"
        width="long"
      />
      <FileUploadField name="files" label={t('files')} optional upload={upload} />
    </>
  );
}

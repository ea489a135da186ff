import { useMemo } from 'react';
import { postPropertyAnswer } from '#src/api/contract/propertyReview.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { openTitleQuestion } from '#src/domain/property/propertyAnswers.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Reviewing } from '#src/features/flow/Reviewing.tsx';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { NONE, ParcelChoice } from '../ParcelChoice.tsx';
import { type ParcelValues, parcelBody } from '../parcelBody.ts';
import { copy as parcelCopy } from '../parcelCopy.ts';
import { copy } from './copy.ts';
import { pinSchema } from './schema.ts';

export const title = message(copy, 'pageTitle');

export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const isAsked = openTitleQuestion(heloc) === 'PARCEL';
  const box = useNewHeading(isAsked ? 'form' : 'review');
  return (
    <div ref={box}>
      {isAsked ? (
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={1}>{t('heading', { address: formatAddress(heloc.property) })}</Heading>
            <Text>{t('intro')}</Text>
          </Stack>
          <PinForm />
          <TalkToUs />
        </Stack>
      ) : (
        // Opened by its address while nothing is asked: the page says that there is nothing to answer.
        <Reviewing copy={copy} heading={t('reviewHeading')}>
          <Text>{t('review', { address: profile.email })}</Text>
        </Reviewing>
      )}
    </div>
  );
}

function PinForm() {
  const t = useCopy(copy);
  const ofParcel = useCopy(parcelCopy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  // Support, or another tab, may resolve it while this page is open.
  useRefetchWhileVisible(flow.recheck);
  const upload = useDocumentUpload('PROPERTY_DESCRIPTION_SOURCE');
  const schema = useMemo(() => pinSchema(ofParcel), [ofParcel]);

  const send = useSubmit(
    (values: ParcelValues) => api.call(postPropertyAnswer, { params: { uuid }, body: parcelBody(values) }),
    { statusStays: true },
  );

  return (
    <ApplicationForm<ParcelValues>
      schema={schema}
      initialValues={{ files: [] }}
      onSubmit={send}
      submitLabel={t('submit')}
    >
      {({ values: { parcel } }) => (
        <>
          <ParcelChoice parcels={heloc.parcels ?? []} />
          {parcel === NONE ? (
            <>
              <TextField
                name="parcelNumber"
                label={ofParcel('parcelNumber')}
                hint={ofParcel('parcelNumberHint')}
                autoComplete="off"
                width="long"
              />
              <TextField name="county" label={ofParcel('county')} autoComplete="off" width="long" />
              <FileUploadField name="files" label={t('files')} hint={t('filesHint')} upload={upload} />
            </>
          ) : null}
        </>
      )}
    </ApplicationForm>
  );
}

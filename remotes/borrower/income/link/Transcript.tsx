import { useMemo, useState } from 'react';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { postTaxTranscript } from '#src/api/contract/taxTranscript.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { vendorPage } from '#src/domain/application/vendorPage.ts';
import { lastTaxYears } from '#src/domain/dates/taxYears.ts';
import { nameRules } from '#src/domain/person/names.ts';
import { toAddress } from '#src/features/address/value.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { copy as shared } from '#src/features/income/copy.ts';
import { optionOf } from '#src/features/income/methods.ts';
import { useIncomeRecords } from '#src/features/income/useIncomeRecords.ts';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { useWording } from '#src/features/legal/useWording.ts';
import { nameBody, shortNameBody } from '#src/features/person-name/value.ts';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { OtherMethods } from '../OtherMethods.tsx';
import { correctionsOf, newState, returnUrl } from '../transcript.ts';
import { Sign } from './Sign.tsx';
import { TranscriptFields } from './TranscriptFields.tsx';
import { copy } from './transcriptCopy.ts';
import {
  initialValues,
  onReturnSchema,
  type TranscriptValues,
  transcriptSchema,
} from './transcriptSchema.ts';

/** Transcripts of the last tax returns: what stands on them, then the vendor's page that takes the signature. */
export function Transcript() {
  const t = useCopy(copy);
  const methodText = useCopy(shared);
  const legal = useLegal();
  const quote = useWording();
  const runtime = useRuntime();
  const { api, environment, urls } = runtime;
  const { uuid, heloc } = useApplication();
  const { data } = useIncomeRecords();
  const [page, setPage] = useState<string>();
  const box = useNewHeading(page ? 'sign' : 'form');
  const schema = useMemo(() => transcriptSchema(t, nameRules(environment)), [t, environment]);
  const vendor =
    data?.methods.find(({ method }) => optionOf(method) === 'pointserv')?.vendor || methodText('partner');
  const [newest, before] = lastTaxYears(useToday());
  const years = t('yearsValue', { newest: String(newest), before: String(before) });
  const corrections = (data?.records ?? [])
    .filter(({ method }) => optionOf(method) === 'pointserv')
    .flatMap((record) => correctionsOf(record.corrections));

  async function send({ address, joint, spouse = {}, ...name }: TranscriptValues) {
    const body: BodyOf<typeof postTaxTranscript> = {
      taxYears: [newest, before],
      name: nameBody(name),
      address: toAddress(address),
      spouse: joint === 'YES' ? { ...shortNameBody(spouse), consents: true } : null,
      consents: true,
      state: newState(runtime, uuid),
      returnUrl: returnUrl(runtime, uuid),
      shown: [
        quote('ACCEPTED', 'TAX_TRANSCRIPT', t('consent', { years }), legal('taxReturnUse'), t('limited')),
        ...(joint === 'YES' ? [quote('ACCEPTED', 'TAX_TRANSCRIPT_SPOUSE', t('spouseConsent'))] : []),
      ],
    };
    const { url } = await api.call(postTaxTranscript, { params: { uuid }, body });
    const found = vendorPage(url, urls.apiBaseUrl());
    if (!found) throw new Error('The page that takes the signature has no address that may be opened');
    // Without a way back, or where the host keeps people on its page, the form opens beside this one.
    if (body.returnUrl === null || !runtime.visit(found)) setPage(found);
  }

  return (
    <Stack gap={4} ref={box}>
      <Heading level={1}>{t(page ? 'signHeading' : 'heading')}</Heading>
      {page ? (
        <Sign page={page} vendor={vendor} onBack={() => setPage(undefined)} />
      ) : (
        <>
          <Text>{t('intro', { vendor })}</Text>
          <ApplicationForm<TranscriptValues>
            sensitive={['consents']}
            keepDraft
            schema={schema}
            initialValues={initialValues(heloc)}
            onSubmit={send}
            submitLabel={t('submit')}
          >
            {({ values }) => (
              <TranscriptFields
                isJoint={values.joint === 'YES'}
                years={years}
                corrections={corrections}
                isFine={(given) => onReturnSchema(nameRules(environment)).isValidSync(given)}
              />
            )}
          </ApplicationForm>
          <PrivacyLink />
        </>
      )}
      <OtherMethods not="pointserv" />
    </Stack>
  );
}

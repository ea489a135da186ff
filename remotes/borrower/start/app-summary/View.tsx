import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { postSummaryAcceptance } from '#src/api/contract/summary.ts';
import { helocConsentTypesQuery } from '#src/api/queries/consents.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import type { ConsentType } from '#src/domain/application/applicationEnums.ts';
import { hasConsent } from '#src/domain/registration/consents.ts';
import { asksToConfirmJointCredit, namesOf } from '#src/domain/registration/jointCredit.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Deferred } from '#src/ui/primitives/Deferred.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Answers } from './Answers.tsx';
import { Consents } from './Consents.tsx';
import { copy } from './copy.ts';
import { Documents } from './Documents.tsx';
import { PaperRequest } from './PaperRequest.tsx';
import { Paused } from './Paused.tsx';
import { type Acceptance, acceptanceSchema, TICKS } from './schema.ts';
import { useSummaryDocuments } from './useSummaryDocuments.ts';
import { summaryWording } from './wording.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api, now } = useRuntime();
  const { uuid, heloc } = useApplication();
  const { paperRequested } = heloc.dates;
  const [asksPaper, setAsksPaper] = useState(false);
  /** What the person has decided here about paper, which moves the focus. */
  const [decided, setDecided] = useState<'paused' | 'resumed'>();
  const queries = useQueryClient();
  const summary = useSummaryDocuments();
  const asksHardCredit = !hasConsent(heloc.consents, 'HARD_CREDIT');
  const asksJointIntent = asksToConfirmJointCredit(heloc.participants);
  const schema = useMemo(
    () => acceptanceSchema({ asksHardCredit, asksJointIntent }, t),
    [asksHardCredit, asksJointIntent, t],
  );
  const applicants = asksJointIntent ? t('applicants', { names: namesOf(heloc.participants) }) : undefined;
  // Where there is no sample, the electronic consent itself shows whether PDFs can be read.
  const sample =
    summary.documents.find(({ type }) => type === 'ESIGN_SAMPLE') ??
    summary.documents.find(({ type }) => type === 'ESIGN');
  const sampleOpened = sample !== undefined && sample.status !== 'NOT_OPENED';

  const submit = useSubmit(async (values: Acceptance) => {
    const versions = await queries.fetchQuery(helocConsentTypesQuery(api));
    const versionOf = (type: ConsentType) => versions.find((entry) => entry.type === type)?.version ?? null;
    await api.call(postSummaryAcceptance, {
      params: { uuid },
      body: {
        esignConsent: values.esignConsent,
        esignVersion: versionOf('ESIGN'),
        summaryAccepted: values.summaryAccepted,
        summaryVersion: versionOf('SUMMARY_DISCLOSURE'),
        hardCreditConsent: asksHardCredit ? values.hardCreditConsent : null,
        hardCreditVersion: asksHardCredit ? versionOf('HARD_CREDIT') : null,
        jointIntent: asksJointIntent ? values.jointIntent : null,
        jointIntentVersion: asksJointIntent ? versionOf('JOINT_CREDIT') : null,
        acceptedAt: now().toISOString(),
        shown: summaryWording(quote, legal, { documents: summary.documents, asksHardCredit, applicants }),
      },
    });
  });

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('intro')}</Text>
      </Stack>
      {paperRequested ? (
        <Paused since={paperRequested} isNew={decided === 'paused'} onResumed={() => setDecided('resumed')} />
      ) : null}
      <Deferred>
        <Answers />
        <Documents {...summary} />
        {summary.state === 'ready' && !paperRequested ? (
          <ApplicationForm<Acceptance>
            schema={schema}
            // Consents are given where their text is read, never brought back from a draft.
            sensitive={TICKS}
            onSubmit={submit}
            submitLabel={t('submit')}
            secondary={<LinkButton onClick={() => setAsksPaper(true)}>{t('paper')}</LinkButton>}
          >
            <Consents
              sampleOpened={sampleOpened}
              asksHardCredit={asksHardCredit}
              applicants={applicants}
              focus={decided === 'resumed'}
            />
          </ApplicationForm>
        ) : null}
      </Deferred>
      {asksPaper ? (
        <PaperRequest
          onClose={() => setAsksPaper(false)}
          onPaused={() => {
            setAsksPaper(false);
            setDecided('paused');
          }}
        />
      ) : null}
    </Stack>
  );
}

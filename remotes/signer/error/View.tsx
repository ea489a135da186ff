import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { ID_PROBLEMS } from '#src/domain/notary/notaryFailures.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Questions } from '#src/features/notary/failure/Questions.tsx';
import { lockedUntil, openingTime } from '#src/features/notary/hours/hours.ts';
import { useScreenTitle } from '#src/features/screens/pageTitle.ts';
import { pageQuery } from '#src/features/screens/usePages.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { NameDialog } from '../legal-name/NameDialog.tsx';
import { type SignerNotary, signerNotaryQuery } from '../notary/queries.ts';
import { copy } from './copy.ts';
import { type Reason, reasonOf, WAY_ON } from './reasons.ts';

export const title = message(copy, 'pageTitle');

/** What happened, when one may try again, the other way, and whom to call. */
export function View() {
  const { api } = useRuntime();
  const signer = useSigner();
  const reason = reasonOf(signer);
  const asksNotary = reason === 'KBA_FAILED' || reason === 'ID_REJECTED';
  const { data, isFetchedAfterMount } = useQuery({
    ...signerNotaryQuery(api, signer.applicationUuid),
    enabled: asksNotary,
  });
  // What was known before the session is over.
  if (asksNotary && !isFetchedAfterMount) return <Spinner />;
  return <Problem reason={reason} notary={data} />;
}

/** `notary`: undefined when it could not be loaded; the page then leaves out what it says. */
function Problem({ reason, notary }: { reason: Reason; notary: SignerNotary | undefined }) {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const flow = useFlow();
  const { email, retryAt: until } = useSigner();
  const heading = t(`heading${reason}`);
  useScreenTitle(heading);
  const retryAt = lockedUntil(until, now());
  const way = WAY_ON[reason];
  const mayTry = way === 'now' || (way === 'later' && !retryAt);
  const waits = way === 'wait' || (way === 'later' && !mayTry);
  const opens = openingTime(retryAt?.toISOString());
  const inPerson = () => flow.toChild('sign', {}, pageQuery('appointment'));

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{heading}</Heading>
        {reason === 'NOT_READY' ? (
          <Text>{t(reason, { address: email })}</Text>
        ) : reason === 'KBA_FAILED' || reason === 'ID_REJECTED' ? null : (
          <Text>{t(reason)}</Text>
        )}
        {way === 'later' ? (
          // It changes while the page is open.
          <Stack gap={2} role="status">
            {reason === 'KBA_FAILED' ? (
              <Questions copy={copy} retryAt={retryAt} attemptsLeft={notary?.questionAttemptsLeft} />
            ) : mayTry ? (
              <Text strong>{t('openNow')}</Text>
            ) : opens ? (
              <Text strong>{t('opens', opens)}</Text>
            ) : null}
          </Stack>
        ) : null}
        {reason === 'ID_REJECTED' ? <IdRejected notary={notary} /> : null}
        {way === 'done' ? null : <Text>{t('safe')}</Text>}
        {waits ? <Text>{t(way === 'wait' ? 'leaveWait' : 'leave')}</Text> : null}
      </Stack>
      <Actions>
        {way === 'done' ? <Button onClick={flow.toCurrent}>{t('copies')}</Button> : null}
        {mayTry ? (
          <Button onClick={() => flow.toChild('sign')}>
            {t(reason === 'EXPIRED_LINK' ? 'goOn' : 'start')}
          </Button>
        ) : null}
        {way === 'now' || way === 'later' || way === 'never' ? (
          <Button variant={mayTry ? 'secondary' : 'primary'} onClick={inPerson}>
            {t('inPerson')}
          </Button>
        ) : null}
        {way === 'wait' ? (
          <Button variant="secondary" onClick={() => flow.toChild('documents')}>
            {t('read')}
          </Button>
        ) : null}
      </Actions>
      {waits ? <CheckAgain copy={copy} isSecondary /> : null}
      <TalkToUs />
    </Stack>
  );
}

/** What was wrong with the ID, and what helps; without an answer of the server it may have been the name. */
function IdRejected({ notary }: { notary: SignerNotary | undefined }) {
  const t = useCopy(copy);
  const { legalName } = useSigner();
  const [correcting, setCorrecting] = useState(false);
  const problem = isOneOf(ID_PROBLEMS, notary?.idProblem) ? notary.idProblem : undefined;
  const onId = notary?.nameOnId;
  return (
    <>
      <Text>{t(problem ? `id${problem}` : 'ID_REJECTED')}</Text>
      {!problem || problem === 'NAME' ? (
        <>
          <SummaryList
            rows={[
              ...(onId ? [{ term: t('nameOnId'), value: onId }] : []),
              { term: t('nameOnDocuments'), value: fullName(legalName) },
            ]}
          />
          <Stack gap={1} align="start">
            <Text>{t('nameFix')}</Text>
            <Button variant="secondary" onClick={() => setCorrecting(true)}>
              {t('correctName')}
            </Button>
          </Stack>
        </>
      ) : null}
      {correcting ? <NameDialog onClose={() => setCorrecting(false)} /> : null}
    </>
  );
}

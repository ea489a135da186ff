import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import type { NotaryPort } from '#src/features/notary/port.ts';
import { Session } from '#src/features/notary/session/Session.tsx';
import { type StoredSession, useSessionStore } from '#src/features/notary/sessionStore.ts';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useNamedPage } from '#src/features/screens/usePages.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { signerNotaryQuery } from '../notary/queries.ts';
import { Appointment } from './Appointment.tsx';
import { Check } from './Check.tsx';
import { copy } from './copy.ts';
import { Online } from './Online.tsx';
import { useSignerNotary } from './useSignerNotary.ts';

export const title = message(copy, 'pageTitle');

/** Opening hours change while the page is open. */
const REFRESH_MS = 60_000;

type Page = 'check' | 'notary' | 'appointment' | 'session';

/** The check, then the notary; which of them is shown is in the address, as far as what comes before allows it. */
export function View() {
  const { applicationUuid, hasTaxpayerNumber } = useSigner();
  const port = useSignerNotary();
  const sessions = useSessionStore(applicationUuid);
  const [named, go] = useNamedPage();
  const isChecked = typeof hasTaxpayerNumber === 'boolean';
  const stored = named === 'session' ? sessions.read() : undefined;
  const page = pageOf(named, isChecked, stored !== undefined);
  const box = useNewHeading(page);
  const goTo = (next: Page, replace = false) => go(next, { replace });
  return (
    <div ref={box}>
      {page === 'check' ? <Check onDone={() => goTo('notary')} /> : null}
      {page === 'session' && stored ? <InSession port={port} stored={stored} goTo={goTo} /> : null}
      {page === 'notary' || page === 'appointment' ? (
        <Meeting port={port} inPerson={page === 'appointment'} goTo={goTo} />
      ) : null}
    </div>
  );
}

function pageOf(named: string | null, isChecked: boolean, hasSession: boolean): Page {
  if (hasSession) return 'session';
  if (!isChecked) return 'check';
  return named === 'appointment' || named === 'notary' ? named : named === 'session' ? 'notary' : 'check';
}

interface MeetingProps {
  port: NotaryPort;
  inPerson: boolean;
  goTo(page: Page, replace?: boolean): void;
}

/** How the notary is met: what the server says, then what the person chooses. */
function Meeting({ port, inPerson, goTo }: MeetingProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const flow = useFlow();
  const { applicationUuid, inPersonOnly } = useSigner();
  const query = useQuery({ ...signerNotaryQuery(api, applicationUuid), refetchOnWindowFocus: true });
  usePolledQuery(query, { everyMs: REFRESH_MS });
  const isHeadless = query.data === undefined;
  // The heading is another one once it is known how the notary is met.
  const box = useNewHeading(isHeadless ? 'loading' : 'known');
  return (
    <Stack gap={4} ref={box}>
      {isHeadless ? <Heading level={1}>{t('pageTitle')}</Heading> : null}
      <Loaded query={query} failed={t('loadFailed')}>
        {(notary) => {
          const mustMeet = inPersonOnly || notary.mode === 'MANUAL';
          if (notary.reservation || mustMeet || inPerson)
            return (
              <Appointment
                port={port}
                notary={notary}
                onOnline={mustMeet ? undefined : () => goTo('notary')}
                refetch={async () => {
                  await query.refetch();
                  await flow.refresh();
                }}
              />
            );
          return (
            <Stack gap={3}>
              <Heading level={1}>{t('heading')}</Heading>
              {notary.ready ? (
                <Online
                  port={port}
                  notary={notary}
                  onJoined={() => goTo('session')}
                  onInPerson={() => goTo('appointment')}
                  onRefused={async () => {
                    await query.refetch();
                    await flow.refresh();
                  }}
                />
              ) : (
                <>
                  <Text>{t('preparing')}</Text>
                  <Spinner />
                </>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}

interface InSessionProps {
  port: NotaryPort;
  stored: StoredSession;
  goTo(page: Page, replace?: boolean): void;
}

function InSession({ port, stored, goTo }: InSessionProps) {
  const flow = useFlow();
  return (
    <Session
      port={port}
      stored={stored}
      completed={<Completed />}
      // Its reason has a page, once the server has told it.
      onFailed={() => void flow.refresh().finally(() => flow.toChild('error'))}
      onAgain={() => goTo('notary', true)}
      onInPerson={() => goTo('appointment', true)}
    />
  );
}

/** The status leads on. */
function Completed() {
  const t = useCopy(copy);
  const flow = useFlow();
  const { run, failure } = useAction(flow.advance);
  const arrive = useEffectEvent(run);
  useEffect(() => arrive(), []);
  return (
    <Stack as="section">
      <Heading level={2}>{t('completedHeading')}</Heading>
      {failure ? (
        <>
          <Alert tone="error">{t('completedStuck')}</Alert>
          <Actions>
            <Button onClick={run}>{t('continue')}</Button>
          </Actions>
        </>
      ) : (
        <>
          <Text>{t('completedText')}</Text>
          <Spinner />
        </>
      )}
    </Stack>
  );
}

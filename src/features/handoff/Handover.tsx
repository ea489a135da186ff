import { useEffect, useEffectEvent } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { Handoff, HandoffAsked, HandoffPort } from './model.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { useHandoff } from './useHandoff.ts';

export interface HandoverProps {
  port: HandoffPort;
  asked: HandoffAsked;
  /** The phone has sent everything. */
  onReceived(received: Handoff['received']): Promise<void>;
  onBack(): void;
}

/** On a computer: the phone sends the files, and this page goes on by itself. */
export function Handover({ port, asked, onReceived, onBack }: HandoverProps) {
  const t = useCopy(copy);
  const { started, handoff, lost, link, renew } = useHandoff(port, asked);
  return (
    <Stack gap={4}>
      {started.isError ? (
        <Alert
          tone="error"
          action={<Retry busy={started.isFetching} onRetry={() => void started.refetch()} />}
        >
          {t('startFailed')}
        </Alert>
      ) : null}
      {started.isPending ? <Spinner label={t('starting')} /> : null}
      {handoff?.state === 'WAITING' && link ? (
        <>
          <ol>
            {t('steps').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <PhoneLink link={link} port={port} />
        </>
      ) : null}
      {handoff ? <Progress handoff={handoff} lost={lost} /> : null}
      {handoff?.state === 'EXPIRED' ? (
        <Alert tone="warning" title={t('expired')}>
          {t('expiredText')}
        </Alert>
      ) : null}
      {handoff?.state === 'DONE' ? (
        <Arrived received={handoff.received} onReceived={onReceived} />
      ) : (
        <Actions>
          {handoff?.state === 'EXPIRED' ? <Button onClick={renew}>{t('fresh')}</Button> : null}
          {handoff && handoff.state !== 'EXPIRED' ? (
            <LinkButton onClick={renew}>{t('fresh')}</LinkButton>
          ) : null}
          <LinkButton onClick={onBack}>{t('here')}</LinkButton>
        </Actions>
      )}
    </Stack>
  );
}

function Retry({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useCopy(copy);
  return (
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      {t('again')}
    </Button>
  );
}

const HANDOFF_STATES = ['WAITING', 'OPENED', 'DONE'] as const;

/** One line that changes in place, so that it is read out. */
function Progress({ handoff, lost }: { handoff: Handoff; lost: boolean }) {
  const t = useCopy(copy);
  const { state, received } = handoff;
  const known = HANDOFF_STATES.find((name) => name === state);
  const counted = state === 'OPENED' && received.length > 0;
  const line = counted ? t('received', { count: received.length }) : known && t(known);
  return (
    <Text strong role="status">
      {lost ? t('lost') : line}
    </Text>
  );
}

/** Takes over the files that the phone sent, once; after a failure the person can retry. */
function Arrived({ received, onReceived }: Pick<Handoff, 'received'> & Pick<HandoverProps, 'onReceived'>) {
  const { run, failure } = useAction(() => onReceived(received));
  const deliver = useEffectEvent(run);
  useEffect(() => deliver(), []);
  return failure ? (
    <Alert tone="error" action={<Retry busy={false} onRetry={run} />}>
      {failure}
    </Alert>
  ) : (
    <Spinner />
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { type LoadView, useView } from '#src/features/screens/viewOf.ts';
import type { ElementComponent } from '#src/jsx/runtime.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import type { AgentPresence } from '../../conversation/state.ts';
import { isKept } from '../../session/storedSession.ts';
import { useConversation } from '../ChatContext.ts';
import { Debug } from '../debug/Debug.tsx';
import { SoundSwitch } from '../talk/SoundSwitch.tsx';
import { Talk } from '../talk/Talk.tsx';
import { useAuthor } from '../talk/useAuthor.ts';
import { Unavailable } from '../Unavailable.tsx';
import { copy } from './copy.ts';
import type { NoticesProps } from './Notices.tsx';
import { useAgentConversation } from './useAgentConversation.ts';
import { useBefore } from './useBefore.ts';

export const title = message(copy, 'heading');

/** After this long in line a person may rather call. */
const SLOW_AFTER_MS = 2 * 60_000;

/** A line until an agent is there, and then the agent (docs/rules.md#chat-sessions). */
export function View() {
  const t = useCopy(copy);
  const { conversation, isMissing, hasFailed, again } = useAgentConversation();
  const { end } = useConversation();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1} ref={heading}>
        {t('heading')}
      </Heading>
      {conversation ? (
        <WithAgent conversation={conversation} heading={heading} />
      ) : isMissing ? (
        <>
          <Unavailable />
          <Actions>
            <Button variant="secondary" size="small" onClick={end}>
              {t('end')}
            </Button>
          </Actions>
        </>
      ) : hasFailed ? (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={again}>
              {t('again')}
            </Button>
          }
        >
          {t.rich('failed', { phone: <SupportPhone /> })}
        </Alert>
      ) : (
        <Spinner />
      )}
    </Stack>
  );
}

interface WithAgentProps {
  conversation: RunningConversation;
  heading: RefObject<HTMLHeadingElement | null>;
}

function WithAgent({ conversation, heading }: WithAgentProps) {
  const t = useCopy(copy);
  const agent = useExternalValue(conversation.subscribe, () => conversation.get().agent);
  const before = useBefore();
  const runtime = useRuntime();
  const [outlivesPage] = useState(() => isKept(runtime));
  return (
    <>
      <Presence agent={agent} />
      {outlivesPage ? null : <Text small>{t('unkept')}</Text>}
      <ErrorBoundary fallback={() => null}>
        <Notices conversation={conversation} before={before} heading={heading} />
      </ErrorBoundary>
      <Talk conversation={conversation} before={before} />
      <Text small muted>
        {t('private')}
      </Text>
      <End conversation={conversation} />
      <SoundSwitch />
      <Debug part="keys" />
    </>
  );
}

const notices: LoadView<{ View: ElementComponent<NoticesProps> }> = () =>
  import(/* webpackChunkName: "chat-notices" */ './Notices.tsx');

/** Nobody waits for them: they come once the talk is there, which does without. */
function Notices(props: NoticesProps) {
  const Loaded = useView(notices)?.View;
  return Loaded ? <Loaded {...props} /> : null;
}

/** Where the person stands in line, and who is there. That somebody comes or goes is spoken; the line is not. */
function Presence({ agent }: { agent: AgentPresence | undefined }) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const state = agent?.state ?? 'queued';
  const nameOf = useAuthor();
  const name = agent?.name?.trim() && nameOf('agent', agent.name);
  const isSlow = useLater(state === 'queued', SLOW_AFTER_MS);
  const words =
    state === 'queued'
      ? agent?.position
        ? t('position', { position: agent.position })
        : t('queued')
      : name
        ? t(state, { name })
        : t(state === 'joined' ? 'joinedUnnamed' : 'leftUnnamed');
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) announce(words);
    before.current = state;
  }, [state, words, announce]);
  return (
    <Stack gap={1}>
      <Text small>{words}</Text>
      {state === 'queued' ? (
        <Text small muted>
          {isSlow ? t.rich('slow', { phone: <SupportPhone /> }) : t('keeps')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Whether something has been so for long. */
function useLater(is: boolean, afterMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    setLater(false);
    if (!is) return undefined;
    const timer = setTimeout(() => setLater(true), afterMs);
    return () => clearTimeout(timer);
  }, [is, afterMs]);
  return isLater;
}

/** Nothing that was written is dropped by ending: what is not sent is asked about first. */
function End({ conversation }: { conversation: RunningConversation }) {
  const t = useCopy(copy);
  const { subscribe, get, tell } = conversation;
  const outbox = useExternalValue(subscribe, () => get().outbox);
  const isRejected = useExternalValue(subscribe, () => get().isRejected);
  const [asks, setAsks] = useState(false);
  const [endsOnceSent, setEndsOnceSent] = useState(false);
  const question = useFocusOn<HTMLDivElement>(asks);
  const [answered, setAnswered] = useState(0);
  const button = useFocusOn<HTMLButtonElement>(answered);
  const hasFailed = outbox.some((entry) => entry.state === 'failed');
  useEffect(() => {
    if (!endsOnceSent) return;
    if (outbox.length === 0) tell({ type: 'end' });
    else if (hasFailed) {
      setEndsOnceSent(false);
      setAsks(true);
    }
  }, [endsOnceSent, outbox, hasFailed, tell]);

  if (!asks || outbox.length === 0)
    return (
      <Actions>
        <Button
          ref={button}
          variant="secondary"
          size="small"
          busy={endsOnceSent}
          // Where nothing can be sent any more there is nothing to ask: it goes along.
          onClick={() => (outbox.length > 0 && !isRejected ? setAsks(true) : tell({ type: 'end' }))}
        >
          {t('end')}
        </Button>
      </Actions>
    );
  return (
    <Alert tone="warning" ref={question}>
      <Stack gap={1}>
        <Text>{t('unsent', { count: outbox.length })}</Text>
        <Actions>
          <Button
            size="small"
            onClick={() => {
              setAsks(false);
              setAnswered((before) => before + 1);
              for (const { clientId, state } of outbox)
                if (state === 'failed') tell({ type: 'resend', clientId });
              setEndsOnceSent(true);
            }}
          >
            {t('sendFirst')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              for (const { clientId } of outbox) tell({ type: 'discard', clientId });
              tell({ type: 'end' });
            }}
          >
            {t('discard')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setAsks(false);
              setAnswered((before) => before + 1);
            }}
          >
            {t('stay')}
          </Button>
        </Actions>
      </Stack>
    </Alert>
  );
}

import { useAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { newUuid } from '#src/platform/newUuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { space, visuallyHidden } from '#src/ui/primitives/styles.ts';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import type { ConversationEvent } from '../../conversation/state.ts';
import type { WireMessage } from '../../transports/port.ts';
import { ALERTS, failed } from './alerts.ts';
import { Composer } from './Composer.tsx';
import { carriedAtom } from './carried.ts';
import { copy } from './copy.ts';
import { FilePart } from './FilePart.tsx';
import { Messages } from './Messages.tsx';
import { Foot } from './styles.ts';
import { useAttachments } from './useAttachments.ts';
import { useBlocked } from './useBlocked.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { useSpoken } from './useSpoken.ts';

/** A connection that is back before this is not worth a word. */
const LOST_AFTER_MS = 2000;
/** From here on a person may rather call. */
const LONG_LOST_AFTER_MS = 60_000;
/** The other side is told that one writes at most so often. */
const TYPING_EVERY_MS = 4000;

const Box = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space(2)};
  min-block-size: 0;
`;

/** Over what was said, for who comes by the keyboard. */
const Skip = styled(LinkButton)`
  align-self: flex-start;
  &:not(:focus) {
    ${visuallyHidden}
  }
`;

interface TalkProps {
  conversation: RunningConversation;
  /** What the assistant was asked before an agent took over. */
  before?: readonly WireMessage[] | undefined;
  /** Beside the label of where one writes, always in sight with it. */
  aside?: ReactNode;
  /** In place of where one writes, once nothing more can be said. */
  ended?: ReactNode;
}

/** A conversation: what was said, what is wrong with it, and where one writes. */
export function Talk({ conversation, before, aside, ended }: TalkProps) {
  const t = useCopy(copy);
  const isTest = useRuntime().environment === 'test';
  const problemId = useId();
  const { tell, can, outbox } = conversation;
  const state = useExternalValue(conversation.subscribe, conversation.get);
  useSpoken(state, conversation.mayAnnounce);
  const [carried, setCarried] = useAtom(carriedAtom);
  const [draft] = useState(() => carried || outbox.readDraft());
  useEffect(() => {
    if (!carried) return;
    outbox.keepDraft(carried);
    setCarried('');
  }, [carried, setCarried, outbox]);
  const area = useRef<HTMLTextAreaElement>(null);
  const attachments = useAttachments(can);
  const takesFiles = can.files > 0 && !state.over;
  const box = useRef<HTMLDivElement>(null);
  useDroppedFiles(box, takesFiles, (files) => void attachments.add(files));
  const toldTyping = useRef(Number.NEGATIVE_INFINITY);
  const decide = useCallback(
    (event: ConversationEvent) => {
      tell(event);
      // The buttons go with the decision.
      if (event.type === 'resend' || event.type === 'discard') area.current?.focus({ preventScroll: true });
    },
    [tell],
  );
  const onTyping = useCallback(() => {
    const now = performance.now();
    if (!conversation.can.typing || now - toldTyping.current < TYPING_EVERY_MS) return;
    toldTyping.current = now;
    conversation.typing();
  }, [conversation]);
  const send = useCallback(
    (text: string, files: File[]) => {
      if (text) conversation.tell({ type: 'written', clientId: newUuid(), text });
      for (const file of files) conversation.attach(newUuid(), file);
      toldTyping.current = Number.NEGATIVE_INFINITY;
    },
    [conversation],
  );
  const isCut = !state.isOnline || state.link === 'lost' || state.link === 'connecting';
  const isLost = useLasting(isCut, LOST_AFTER_MS);
  const isLongLost = useLasting(isCut, LONG_LOST_AFTER_MS);
  useSaidOnceBack(isLost);
  useSaidNotSent(failed({ state }).length);
  const isBlocked = useBlocked(state.link === 'connected');
  const known = { state, isLost, isLongLost, isBlocked, isTest };
  const alert = ALERTS.find(({ when }) => when(known));
  const isWarning = alert?.tone === 'warning';
  useAnnounced(isWarning ? t(alert.text) : '');
  return (
    <Box ref={box}>
      {ended ? null : <Skip onClick={() => area.current?.focus()}>{t('skip')}</Skip>}
      {state.history.is === 'failed' && state.isOnline ? (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => tell({ type: 'opened' })}>
              {t('again')}
            </Button>
          }
        >
          {t('historyFailed')}
        </Alert>
      ) : null}
      <Messages
        conversation={conversation}
        state={state}
        tell={decide}
        before={before}
        problemId={problemId}
      />
      {alert ? (
        <Alert
          tone={alert.tone}
          quiet={isWarning}
          action={
            alert.leaves ? (
              <Button variant="secondary" size="small" onClick={() => tell({ type: 'end' })}>
                {t('leave')}
              </Button>
            ) : undefined
          }
        >
          <span id={problemId}>{t(alert.text)}</span>{' '}
          {alert.phone?.(known) ? t.rich('call', { phone: <SupportPhone /> }) : null}
        </Alert>
      ) : null}
      {takesFiles && attachments.chosen.length > 0 ? (
        <FilePart part="chosen" attachments={attachments} />
      ) : null}
      {ended ?? (
        <Foot>
          <Composer
            area={area}
            aside={aside}
            draft={draft}
            onDraft={outbox.keepDraft}
            most={can.maxText}
            attachments={takesFiles ? attachments : undefined}
            onTyping={onTyping}
            onSend={send}
          />
        </Foot>
      )}
    </Box>
  );
}

/** Whether something has been so for a while. */
function useLasting(is: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), forMs);
    return () => clearTimeout(timer);
  }, [is, forMs]);
  return lasts;
}

/** A box that comes with its words is not heard by all who listen, but for an error's: from the mount's polite region it is. */
function useAnnounced(text: string): void {
  const announce = useAnnounce();
  useEffect(() => announce(text), [text, announce]);
}

/** The first is said by the alert that comes with it; of the next ones nothing else says it. */
function useSaidNotSent(count: number): void {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const before = useRef(count);
  useEffect(() => {
    if (before.current > 0 && count > before.current) announce(t('notSent'), { urgent: true });
    before.current = count;
  }, [count, announce, t]);
}

/** That it is lost is said by the alert; that it is back has nothing else that says it. */
function useSaidOnceBack(isLost: boolean): void {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isLost) announce(t('connected'));
    was.current = isLost;
  }, [isLost, announce, t]);
}

import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import type { StepState } from '#src/domain/application/progress.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { SpinnerRing } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { space, visuallyHidden } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { usePageTitle } from '../screens/pageTitle.ts';
import { Logo } from '../shell/Logo.tsx';
import { besideChat } from './besideChat.ts';
import { copy } from './copy.ts';
import { messagesDone } from './messages.ts';
import { useMinimumDisplay } from './useMinimumDisplay.ts';
import { type Wait, waitsAtom } from './waits.ts';

const STATE = {
  done: css`
    color: var(--heloc-color-text);
  `,
  current: css`
    color: var(--heloc-color-text);
    font-weight: var(--heloc-font-weight-strong);
  `,
  todo: css`
    color: var(--heloc-color-text-muted);
  `,
} as const;
const Step = styled.li<{ $state: StepState }>`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-block-size: 1.5em;
  ${({ $state }) => STATE[$state]}
  /* The mark. */
  & > :first-child {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;
const Dot = styled.span`
  box-sizing: border-box;
  border: 0.35em solid transparent;
  border-radius: 50%;
  background: currentColor content-box;
  background-clip: padding-box;
  opacity: 0.5;
`;
const fill = keyframes`
  from { transform: scaleX(0); }
`;
/** Fills in the time that the work may take; how far it is, the ticks say. */
const Track = styled.div`
  overflow: hidden;
  block-size: 0.375em;
  border-radius: var(--heloc-radius-control);
  background: var(--heloc-color-surface-sunken);
  &::after {
    content: '';
    display: block;
    block-size: 100%;
    background: var(--heloc-color-primary-edge);
    transform-origin: 0 0;
    animation: ${fill} 67s linear;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
/** For screen readers; sighted users see it in the list. */
const LiveMessage = styled.div<{ $isSeen: boolean }>`
  ${({ $isSeen }) => ($isSeen ? '' : visuallyHidden)}
`;

/** After this time the person may leave; the work goes on (docs/rules.md#loaders-and-the-processing-window). */
const PROCESSING_TIMEOUT_MS = 30_000;

/**
 * "Processing data": a page that says what is being done while the server works, and after 30 s that one may leave. Waits
 * that follow each other are one to the person: the messages go on.
 */
export function ProcessingModal() {
  const waits = useAtomValue(waitsAtom);
  const open = waits.length > 0;
  const shown = useMinimumDisplay(
    open,
    waits.every(({ delayed }) => delayed),
  );
  const isFirst = waits.some(({ kind, delayed }) => kind === 'visit' && !delayed);
  return shown ? (
    <>
      {isFirst ? <FirstPage /> : null}
      <Shown waits={waits} />
    </>
  ) : null;
}

/** Opened in the middle of a wait, this is the page: with a title, and with the fonts, which else come with a screen. */
function FirstPage() {
  const t = useCopy(copy);
  usePageTitle(t('title'));
  return null;
}

const MARKS: Readonly<Record<StepState, ReactNode>> = {
  done: <Icon name="check" />,
  current: <SpinnerRing />,
  todo: <Dot />,
};

/** Several may be under way at once. */
function stateOf(at: number, done: number, current: number): StepState {
  if (at < done) return 'done';
  return at <= current ? 'current' : 'todo';
}

function Shown({ waits }: { waits: readonly Wait[] }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  // Of the first wait; waits that follow continue it.
  const [kind] = useState(waits[0]?.kind ?? 'create');
  const messages = t('messages');
  // What is known stays known when the next wait follows.
  const [done, setDone] = useState(0);
  const known = messagesDone(kind, messages.length, waits);
  if (known > done) setDone(known);
  // The messages go on with time, so that there is news; a tick is only for what is known to be done.
  const [turns, setTurns] = useState(0);
  const slow = turns >= messages.length;
  const current = Math.min(Math.max(turns, done), messages.length - 1);
  useEffect(() => {
    if (slow) return undefined;
    const timer = setInterval(
      () => setTurns((count) => count + 1),
      Math.ceil(PROCESSING_TIMEOUT_MS / messages.length),
    );
    return () => clearInterval(timer);
  }, [slow, messages.length]);
  const email = waits.find((wait) => wait.email)?.email;
  const slowText = email ? t('slow', { address: email }) : t('slowWithoutEmail');
  return (
    <Dialog
      open
      size="page"
      show={besideChat}
      dismissible={false}
      title={t('title')}
      above={<Logo />}
      actions={
        slow ? (
          <Button variant="secondary" onClick={() => runtime.leave('/dashboard')}>
            {t('leave')}
          </Button>
        ) : null
      }
    >
      {kind === 'create' ? null : <Text>{t(kind)}</Text>}
      <Track aria-hidden="true" />
      <Stack as="ul" gap={1.5} aria-hidden="true">
        {messages.map((text, at) => {
          const state = stateOf(at, done, current);
          return (
            <Step key={text} $state={state}>
              {MARKS[state]}
              {text}
            </Step>
          );
        })}
      </Stack>
      {/* Inside the dialog: while it is open nothing outside is spoken. */}
      <LiveMessage role="status" $isSeen={slow}>
        <Text>{slow ? slowText : messages[current]}</Text>
      </LiveMessage>
      {slow ? null : <Text muted>{t('soon')}</Text>}
    </Dialog>
  );
}

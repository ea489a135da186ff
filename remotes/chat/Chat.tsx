import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { useIsOpen } from '#src/features/opening-hours/useIsOpen.ts';
import { hasChat, registerChat, subscribeChats } from '#src/platform/chatPresence.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { useClearOfHostBars } from '#src/ui/layout/StickyBar.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import type { RunningConversation } from './conversation/createConversation.ts';
import { copy } from './copy.ts';
import { HeldConversation } from './panel/ChatContext.ts';
import { Panel } from './panel/Panel.tsx';
import { useCoversFocus } from './useCoversFocus.ts';
import { useOpening } from './useOpening.ts';

/** In the corner of the window, above the page and clear of its bars; takes no room in it and no clicks beside its own parts. */
const Dock = styled.section`
  position: fixed;
  inset: auto 1em var(--heloc-clear, 0) auto;
  z-index: 2147483000;
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  gap: ${space(1.5)};
  inline-size: min(25em, calc(100vw - 2em));
  block-size: auto;
  max-block-size: calc(100dvh - 2em - var(--heloc-clear, 0px));
  margin: 0 0 1em;
  padding: 0.25em;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

/** Hidden, not gone: it has a place of its own to come back to. */
const Launcher = styled(Button)<{ $away: boolean }>`
  flex: none;
  box-shadow: var(--heloc-shadow-overlay);
  visibility: ${({ $away }) => ($away ? 'hidden' : 'visible')};
`;
/** What is at the end of the page can be scrolled clear of the button. */
const Room = styled.div`
  block-size: 4.5em;
`;

/** The button is in the corner only where no page of ours has one, and the panel in front once it is asked for. */
export function Chat() {
  const t = useCopy(copy);
  const { open, asked, show, close } = useOpening();
  const { canonicalOrgCode: org } = useBrand();
  const dock = useClearOfHostBars('bottom');
  const away = useCoversFocus(dock);
  const isOpen = useIsOpen('OPS_CHAT');
  const isOffered = useExternalValue(subscribeChats, () => hasChat('offers', org));
  // Once it is known whether the page offers it: no button comes and goes.
  const launches = !isOffered && isOpen !== undefined;
  // By agents, and while they are away by the assistant.
  const answers = isOpen !== undefined || open;
  const held = useRef<RunningConversation>(undefined);
  useEffect(
    () => () => {
      held.current?.close();
      held.current = undefined;
    },
    [],
  );
  useEffect(() => (answers ? registerChat('answers', org) : undefined), [org, answers]);
  useEffect(() => {
    const element = dock.current;
    // The top layer: above whatever stacking the host has. Without popovers it is an ordinary fixed box.
    if (typeof element?.showPopover !== 'function') return undefined;
    element.showPopover();
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [dock]);
  return (
    <>
      {launches ? <Room /> : null}
      {/* Without a name it is no landmark: there is nothing in it. */}
      <Dock ref={dock} popover="manual" aria-label={launches || open ? t('title') : undefined}>
        {launches ? (
          <Launcher $away={away && !open} aria-expanded={open} onClick={open ? close : show}>
            <Icon name="chat" />
            {t('launcher')}
          </Launcher>
        ) : null}
        {open ? (
          <HeldConversation value={held}>
            <Panel asked={asked} onClose={close} />
          </HeldConversation>
        ) : null}
      </Dock>
    </>
  );
}

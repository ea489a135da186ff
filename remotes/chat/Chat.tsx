import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { useIsOpen } from '#src/features/opening-hours/useIsOpen.ts';
import { COVERED, hasChat, registerChat, subscribeChats } from '#src/platform/chatPresence.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { useClearOfHostBars } from '#src/ui/layout/StickyBar.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { copy } from './copy.ts';
import { createHeld } from './held.ts';
import { HeldContext } from './panel/ChatContext.ts';
import { Panel } from './panel/Panel.tsx';
import { useCoversFocus } from './useCoversFocus.ts';
import { useFilledScreen } from './useFilledScreen.ts';
import { useOpening } from './useOpening.ts';
import { useResume } from './useResume.ts';
import { useUnread } from './useUnread.ts';

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
  &[data-fills] {
    inset: var(--heloc-seen-top) auto auto var(--heloc-seen-left);
    inline-size: var(--heloc-seen-width);
    block-size: var(--heloc-seen-height);
    max-block-size: none;
    margin: 0;
    padding: 0;
    & > button {
      display: none;
    }
  }
`;

/** Hidden, not gone: it has a place of its own to come back to. */
const Launcher = styled(Button)<{ $away: boolean }>`
  flex: none;
  box-shadow: var(--heloc-shadow-overlay);
  visibility: ${({ $away }) => ($away ? 'hidden' : 'visible')};
`;
/** By its shape as well as by its colour. */
const Count = styled.span`
  min-inline-size: 1.5em;
  padding: 0.125em 0.375em;
  border: 1px solid currentColor;
  border-radius: 1em;
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
/** Above this many only that it is more. */
const COUNTED = 9;
/** What is at the end of the page can be scrolled clear of the button. */
const Room = styled.div`
  block-size: 4.5em;
`;

/** The button is in the corner where no page of ours has one, or something was unread; the panel in front once it is asked for. */
export function Chat() {
  const t = useCopy(copy);
  const launcher = useRef<HTMLButtonElement>(null);
  const { open, asked, show, close } = useOpening(launcher);
  const { canonicalOrgCode: org } = useBrand();
  const dock = useClearOfHostBars('bottom');
  const away = useCoversFocus(dock);
  useFilledScreen(dock, open);
  const isOpen = useIsOpen('OPS_CHAT');
  const isOffered = useExternalValue(subscribeChats, () => hasChat('offers', org));
  // Once it is known whether the page offers it: no button comes and goes.
  const isAlone = !isOffered && isOpen !== undefined;
  // By agents, and while they are away by the assistant.
  const answers = isOpen !== undefined || open;
  const [held] = useState(createHeld);
  // Before the next paint: a logout, another person or organisation.
  useLayoutEffect(() => () => held.close(), [held]);
  useResume(held);
  const unread = useUnread(held, open);
  // The page's own button may be far out of sight when somebody answers. It stays: the focus comes back to it.
  const [hasNews, setHasNews] = useState(false);
  if (unread > 0 && !open && !hasNews) setHasNews(true);
  const launches = isAlone || hasNews;
  useEffect(() => (answers ? registerChat('answers', org) : undefined), [org, answers]);
  useEffect(() => {
    const element = dock.current;
    // The top layer: above whatever stacking the host has. Without popovers it is an ordinary fixed box.
    if (typeof element?.showPopover !== 'function') return undefined;
    element.showPopover();
    const page = element.ownerDocument;
    const raise = () => {
      element.hidePopover();
      element.showPopover();
    };
    page.addEventListener(COVERED, raise);
    return () => {
      page.removeEventListener(COVERED, raise);
      if (element.isConnected) element.hidePopover();
    };
  }, [dock]);
  return (
    <>
      {isAlone ? <Room /> : null}
      {/* Without a name it is no landmark: there is nothing in it. */}
      <Dock ref={dock} popover="manual" aria-label={launches || open ? t('title') : undefined}>
        {launches ? (
          <Launcher
            ref={launcher}
            $away={away && !open}
            aria-expanded={open}
            aria-label={unread > 0 ? t('launcherUnread', { count: unread }) : undefined}
            onClick={open ? close : show}
          >
            <Icon name="chat" />
            {t('launcher')}
            {unread > 0 ? <Count aria-hidden="true">{unread > COUNTED ? t('many') : unread}</Count> : null}
          </Launcher>
        ) : null}
        {open ? (
          <HeldContext value={held}>
            <Panel asked={asked} onClose={close} />
          </HeldContext>
        ) : null}
      </Dock>
    </>
  );
}

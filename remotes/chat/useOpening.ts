import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { uuidInPath } from '#src/domain/text/uuid.ts';
import { buttonOf } from '#src/platform/chatPresence.ts';
import { type Runtime, useRuntime } from '#src/platform/runtime.ts';
import { hasLeft } from './conversation/left.ts';
import { usePageAddress } from './usePageAddress.ts';

/** Opens the chat at load, on the pages of an application (docs/rules.md#opening-the-chat). */
const POP = 'pop-webchat';

/** That the panel is open, for the next page of this tab. */
const keyOf = (org: string) => `chat-open:${org}`;

/** Whether there is a chat to come back to. What is in it is read by whoever goes on with it. */
export function hasChatToReturnTo({ personal, org, now }: Runtime): boolean {
  try {
    const { mode, expiration } = JSON.parse(personal.session.get(`chat-session:${org()}`) ?? '');
    return mode === 'chatbot' || Date.parse(expiration) > now().getTime();
  } catch {
    return false;
  }
}

export interface Opening {
  open: boolean;
  /** How often a person opened it; each time the focus moves into the panel. */
  asked: number;
  show(): void;
  /** Closes it and gives the focus back to where it was. */
  close(): void;
}

/** Where the focus is, also inside another mount's shadow root. */
function focused(document: Document): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
}

/**
 * Whether the chat is open: by its button, by the host's `chat-requested`, or by the page's address.
 *
 * @param launcher its own button, which has the focus after a panel that no person opened, where no page offers the chat
 */
export function useOpening(launcher: RefObject<HTMLElement | null>): Opening {
  const runtime = useRuntime();
  const { root, org, personal } = runtime;
  const address = usePageAddress();
  const [{ open, asked }, set] = useState({ open: false, asked: 0 });
  const opener = useRef<HTMLElement>(undefined);
  const gives = useRef(false);

  const show = useCallback(() => {
    opener.current = focused(root.ownerDocument);
    set(({ asked: before }) => ({ open: true, asked: before + 1 }));
  }, [root]);
  const close = useCallback(() => {
    gives.current = true;
    set(({ asked: before }) => ({ open: false, asked: before }));
  }, []);
  // Once it is gone: the button that opened it may have been under it.
  useLayoutEffect(() => {
    if (open || !gives.current) return;
    gives.current = false;
    const to = opener.current?.isConnected ? opener.current : (launcher.current ?? buttonOf(org()));
    to?.focus({ preventScroll: true });
  }, [open, launcher, org]);
  const isRestored = useRef(false);
  useEffect(() => {
    const key = keyOf(org());
    if (!isRestored.current) {
      isRestored.current = true;
      // As it was left on the page before, while there is something to come back to; no person opened it, so no focus moves.
      if (personal.session.get(key) && (hasChatToReturnTo(runtime) || hasLeft(runtime)))
        return set({ open: true, asked: 0 });
    }
    if (open) personal.session.set(key, 'true');
    else personal.session.remove(key);
  }, [open, personal, org, runtime]);

  useEffect(() => {
    const page = root.ownerDocument;
    const requested = (event: Event) => {
      const wanted = (event as CustomEvent<{ org?: string } | null>).detail?.org;
      if (wanted === undefined || wanted === org()) show();
    };
    page.addEventListener('heloc:chat-requested', requested);
    return () => page.removeEventListener('heloc:chat-requested', requested);
  }, [root, org, show]);

  const first = useRef(address);
  useEffect(() => {
    const { pathname, search, drop } = first.current;
    if (!new URLSearchParams(search()).has(POP) || !uuidInPath(pathname())) return;
    drop(POP);
    // No person opened it, so the focus stays in the page.
    set({ open: true, asked: 0 });
  }, []);

  return { open, asked, show, close };
}

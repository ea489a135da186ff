import { useCallback, useEffect, useRef, useState } from 'react';
import { uuidInPath } from '#src/domain/text/uuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePageAddress } from './usePageAddress.ts';

/** Opens the chat at load, on the pages of an application (docs/rules.md#opening-the-chat). */
const POP = 'pop-webchat';

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

/** Whether the chat is open: by its button, by the host's `chat-requested`, or by the page's address. */
export function useOpening(): Opening {
  const { root, org } = useRuntime();
  const address = usePageAddress();
  const [{ open, asked }, set] = useState({ open: false, asked: 0 });
  const opener = useRef<HTMLElement>(undefined);

  const show = useCallback(() => {
    opener.current = focused(root.ownerDocument);
    set(({ asked: before }) => ({ open: true, asked: before + 1 }));
  }, [root]);
  const close = useCallback(() => {
    set(({ asked: before }) => ({ open: false, asked: before }));
    if (opener.current?.isConnected) opener.current.focus();
  }, []);

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

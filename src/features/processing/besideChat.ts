import { COVERED, subscribeChats } from '#src/platform/chatPresence.ts';
import { asModal, type Layer } from '#src/ui/overlay/layer.ts';

/** A chat on the page, and where one is about to be. */
const CHAT = '[data-heloc-mount^=heloc-chat],[remote=chat]';

/**
 * In front of the page, of which only a chat stays usable, and in front of it. What a modal dialog leaves usable is no choice
 * of ours: so this one is none, and all else is inert until it is hidden.
 */
export function besideChat(dialog: HTMLDialogElement): Layer {
  const page = dialog.ownerDocument;
  const root = dialog.getRootNode() as Document | ShadowRoot;
  // Beside a modal dialog this one would be inert itself.
  if (typeof dialog.showPopover !== 'function' || root.querySelector('dialog[open]')) return asModal(dialog);
  dialog.popover = 'manual';
  dialog.showPopover();
  let release = makeInert(dialog);
  const stop = subscribeChats(() => {
    release();
    release = makeInert(dialog);
  });
  page.dispatchEvent(new CustomEvent(COVERED));
  return {
    hide() {
      stop();
      release();
      dialog.hidePopover();
    },
    isFocusBeside: () => Boolean(page.activeElement?.closest(CHAT)),
  };
}

/** What is neither around an element nor a chat. @returns as it was */
function makeInert(element: Element): () => void {
  const changed: Element[] = [];
  const visit = (other: Element) => {
    if (other.matches(`${CHAT},[inert]`)) return;
    if (other.querySelector(CHAT)) return [...other.children].forEach(visit);
    other.setAttribute('inert', '');
    changed.push(other);
  };
  for (let inner = element; inner !== inner.ownerDocument.body; ) {
    const parent = inner.parentNode as Element | ShadowRoot;
    for (const other of parent.children) if (other !== inner) visit(other);
    inner = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return () => {
    for (const each of changed) each.removeAttribute('inert');
  };
}

/**
 * As much of `<dialog>` and popovers as jsdom lacks: open, close, Escape, focus moving in and back. There is no top
 * layer, no inertness and no focus trap; those are proven in the browser.
 */
const before = new WeakMap<HTMLDialogElement, Element | null>();

function activeIn(element: Element): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement;
}

function onEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.stopPropagation();
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}

const FOCUSABLE = 'button, [href], input, select, textarea, [tabindex]';

function open(this: HTMLDialogElement, modal: boolean) {
  if (this.hasAttribute('open')) {
    if (modal) throw new DOMException('The dialog is open already', 'InvalidStateError');
    return;
  }
  if (!this.isConnected) throw new DOMException('The dialog is not in a document', 'InvalidStateError');
  before.set(this, activeIn(this));
  this.setAttribute('open', '');
  if (!modal) return;
  this.addEventListener('keydown', onEscape);
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE);
  (first ?? this).focus();
}

function close(this: HTMLDialogElement, result?: string) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.removeEventListener('keydown', onEscape);
  if (result !== undefined) this.returnValue = result;
  const last = before.get(this);
  before.delete(this);
  if (last instanceof HTMLElement && last.isConnected) last.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** Those that close when another opens, or when something else is pressed. */
const isAuto = (element: Element) => element.getAttribute('popover') === 'auto';

function togglePopover(element: HTMLElement, opens: boolean) {
  const isOpen = element.dataset.popoverOpen !== undefined;
  if (isOpen === opens) return;
  if (opens && isAuto(element)) hideOthers(element);
  const states = { oldState: isOpen ? 'open' : 'closed', newState: opens ? 'open' : 'closed' };
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
  if (opens) element.dataset.popoverOpen = '';
  else delete element.dataset.popoverOpen;
  queueMicrotask(() => element.dispatchEvent(Object.assign(new Event('toggle'), states)));
}

function hideOthers(target: Node) {
  const { querySelectorAll } = target.getRootNode() as Document | ShadowRoot;
  for (const shown of querySelectorAll.call(target.getRootNode(), '[popover="auto"][data-popover-open]'))
    if (!shown.contains(target)) (shown as HTMLElement).hidePopover();
}

/** A press on the button of a popover, or beside every popover. */
function pressInvoker(event: Event) {
  const [target] = event.composedPath();
  // Gone by what its press has done.
  if (!(target instanceof Element && target.isConnected)) return;
  const invoker = target.closest('[popovertarget]');
  const root = target.getRootNode() as Document | ShadowRoot;
  const popover = root.getElementById(invoker?.getAttribute('popovertarget') ?? '');
  if (!popover) hideOthers(target);
  else togglePopover(popover, popover.dataset.popoverOpen === undefined);
}

function define(target: object, methods: Record<string, (...args: never[]) => unknown>) {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/** Adds what is missing; harmless to call twice. */
export function installDialogPolyfill(): void {
  define(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      open.call(this, true);
    },
    show(this: HTMLDialogElement) {
      open.call(this, false);
    },
    close,
  });
  if ('showPopover' in HTMLElement.prototype) return;
  define(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      togglePopover(this, true);
    },
    hidePopover(this: HTMLElement) {
      togglePopover(this, false);
    },
  });
  document.addEventListener('click', pressInvoker);
}

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { copy } from '../copy.ts';
import { Actions } from '../layout/Actions.tsx';
import { CloseButton } from '../primitives/CloseButton.tsx';
import { Heading, useHeadingTag } from '../primitives/Heading.tsx';
import { useUiRoot } from '../primitives/RootStyle.tsx';
import { ROOMY, space } from '../primitives/styles.ts';
import { asModal, type Layer } from './layer.ts';
import { lockScroll } from './scrollLock.ts';

const WIDTH = { small: '26em', medium: '36em', large: '56em', side: '22em', page: 'none' } as const;
type Size = keyof typeof WIDTH;

const whole = css`
  inline-size: 100%;
  block-size: 100%;
  max-block-size: none;
  border: 0;
  border-radius: 0;
  background-color: var(--heloc-color-page);
  box-shadow: none;
`;

/** Along the edge at which lines end, over all of the window's height. */
const side = css`
  block-size: 100%;
  max-block-size: none;
  margin: 0 0 0 auto;
  border-width: 0;
  border-inline-start-width: max(var(--heloc-border-width), 1px);
  border-radius: 0;
`;

const Box = styled.dialog<{ $size: Size }>`
  box-sizing: border-box;
  flex-direction: column;
  inline-size: calc(100vw - min(2em, 10vw));
  max-inline-size: ${({ $size }) => WIDTH[$size]};
  max-block-size: calc(100dvh - 2em);
  margin: auto;
  padding: 0;
  border: var(--heloc-border-width) solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  box-shadow: var(--heloc-shadow-overlay);
  overflow: auto;
  overscroll-behavior: contain;
  ${({ $size }) => $size === 'page' && whole}
  ${({ $size }) => $size === 'side' && side}

  &::backdrop {
    background-color: var(--heloc-color-overlay);
  }
`;

const Above = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space(2)};
  background: var(--heloc-color-header);
  color: var(--heloc-color-on-header);
`;

const Inner = styled.div<{ $isNarrow: boolean }>`
  ${({ $isNarrow }) =>
    $isNarrow &&
    css`
      box-sizing: border-box;
      inline-size: 100%;
      max-inline-size: 30em;
      /* Not in the middle: what comes later would move what stands there. */
      margin-block: 8dvh auto;
      margin-inline: auto;
    `}
  display: flex;
  flex-direction: column;
  gap: ${space(2.5)};
  padding: min(${space(3)}, 7.5vw);
  ${ROOMY} {
    padding: ${space(4)};
  }
`;

/** The cross is below the title only where letters are so large that its longest word leaves no room beside it. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  & > :first-child {
    flex: 1 1 min-content;
    min-inline-size: 0;
  }
  & button {
    margin: -0.5em calc(-1 * min(0.5em, 2.5vw)) 0 0;
  }
`;

const Body = styled.div`
  &:not([hidden]) {
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
  }
`;

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** Asks to be closed: Escape, the cross, a press beside the dialog. Not called when `dismissible` is false. */
  onClose?(): void;
  /** `false`: only its own buttons end it. */
  dismissible?: boolean;
  /** `page`: all of the window; `side`: along its edge. */
  size?: Size;
  /** Above the title, on the ground of a header. */
  above?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Puts it in front of the page. Default: nothing beside it can be used. */
  show?(dialog: HTMLDialogElement): Layer;
}

function OpenDialog({
  title,
  description,
  children,
  actions,
  onClose,
  dismissible = true,
  size = 'medium',
  above,
  role,
  show = asModal,
}: DialogProps) {
  const t = useCopy(copy);
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pageHeading = useHeadingTag(1);
  const isTest = useContext(RuntimeContext)?.environment === 'test';

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const root = dialog.getRootNode() as Document | ShadowRoot;
    const opener = root.activeElement as HTMLElement | null;
    // Their names would be mixed up: two mounts on one page whose ids begin alike.
    if (isTest && root.querySelectorAll(`[id="${id}-title"]`).length > 1)
      throw new Error(`Two dialogs have the id ${id}`);
    // Inline and important: a host's `dialog { display: none !important }` overrides every rule of our style sheets.
    dialog.style.setProperty('display', 'flex', 'important');
    const layer = show(dialog);
    if (!layer.isFocusBeside()) heading.current?.focus();
    const unlock = lockScroll(dialog.ownerDocument);
    return () => {
      unlock();
      const isElsewhere = layer.isFocusBeside();
      layer.hide();
      if (isElsewhere) return;
      // If the opener was removed with its page, the focus goes to the heading of the new page.
      const isThere = opener?.isConnected && opener !== dialog.ownerDocument.body;
      (isThere ? opener : dialog.parentElement?.querySelector<HTMLElement>(pageHeading))?.focus();
    };
  }, [pageHeading, id, isTest, show]);

  const ask = () => {
    if (dismissible) onClose?.();
  };

  /** Escape. The browser must not close the dialog by itself: whether it is open is the caller's state. */
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file chooser inside the dialog sends a `cancel` that bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    ask();
  };

  /** Browsers close a dialog on a second Escape even if the first was cancelled; it is reopened unless the caller closes it. */
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || !dialog.isConnected || dialog.open) return;
    dialog.showModal();
    ask();
  };

  const pressed = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) ask();
  };

  return (
    <Box
      ref={box}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={cancel}
      onClose={closed}
      onClick={pressed}
      onSubmit={(event) => event.stopPropagation()}
      $size={size}
    >
      {above ? <Above>{above}</Above> : null}
      <Inner $isNarrow={size === 'page'}>
        <Head>
          <Heading level={2} id={`${id}-title`} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {dismissible && onClose ? <CloseButton aria-label={t('close')} onClick={onClose} /> : null}
        </Head>
        {description ? <div id={`${id}-description`}>{description}</div> : null}
        <Body hidden={!children && !actions}>
          {children}
          {actions ? <Actions>{actions}</Actions> : null}
        </Body>
      </Inner>
    </Box>
  );
}

/**
 * A modal dialog: native, in the mount's own root. Open is what the caller says; closing gives the focus back to where
 * it was, or to the page's heading. It may be written anywhere, also inside a form: it is drawn at the root.
 */
export function Dialog(props: DialogProps) {
  const root = useUiRoot();
  if (!props.open || root === null) return null;
  const dialog = <OpenDialog {...props} />;
  return root ? createPortal(dialog, root) : dialog;
}

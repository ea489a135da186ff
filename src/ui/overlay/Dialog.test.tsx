import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import react, { useState } from 'react';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Button } from '../primitives/Button.tsx';
import { InnerRoot } from '../primitives/RootStyle.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

installDialogPolyfill();

function Page({ onClose, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        title="Leave this page?"
        description="You can come back."
        actions={<Button onClick={close}>Leave</Button>}
        {...props}
        onClose={close}
      />
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const dialog = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

describe('Dialog', () => {
  test('is named and described, and reads its heading first', async () => {
    const { user } = renderUi(<Page />);
    await user.click(opener());
    expect(dialog()).toHaveAccessibleDescription('You can come back.');
    expect(screen.getByRole('heading', { name: 'Leave this page?' })).toHaveFocus();
  });

  test.each(['{Escape}', 'cross', 'own button'])('%s closes it and gives the focus back', async (way) => {
    const { user } = renderUi(<Page />);
    await user.click(opener());
    if (way === '{Escape}') await user.keyboard(way);
    else await user.click(screen.getByRole('button', { name: way === 'cross' ? 'Close' : 'Leave' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  test('closed over another page than the one that opened it, it leads to the heading there', async () => {
    const next = (open: boolean) => (
      <>
        <h1 tabIndex={-1}>Choose your offer</h1>
        <Dialog open={open} title="Leave this page?" dismissible={false} />
      </>
    );
    const { user, rerender } = renderUi(<Page />);
    await user.click(opener());
    rerender(next(true));
    rerender(next(false));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('one that must be answered stays', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<Page dismissible={false} onClose={onClose} />);
    await user.click(opener());
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('comes back when the browser closed it by itself', async () => {
    const { user } = renderUi(<Page dismissible={false} />);
    await user.click(opener());
    (dialog() as HTMLDialogElement).close();
    await waitFor(() => expect(dialog()).toHaveAttribute('open'));
  });

  test('is drawn at the mount’s root, and a form in it is not the form around it', async () => {
    const outer = jest.fn();
    const { user } = renderUi(
      <InnerRoot isolation="shadow">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            outer();
          }}
        >
          <Page>
            <form onSubmit={(event) => event.preventDefault()}>
              <button type="submit">Send</button>
            </form>
          </Page>
        </form>
      </InnerRoot>,
    );
    await user.click(opener());
    expect(dialog()?.closest('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(outer).not.toHaveBeenCalled();
  });
});

describe('two dialogs of one id', () => {
  const both = (environment: 'test' | 'production') => {
    const show = (title: string) =>
      renderUi(
        <RuntimeContext value={{ environment } as Runtime}>
          <Dialog open title={title} />
        </RuntimeContext>,
      );
    show('First');
    return () => show('Second');
  };
  // As of another release of React on the page, which counts for itself.
  beforeEach(() => void jest.spyOn(react, 'useId').mockReturnValue('same'));
  afterEach(() => void jest.restoreAllMocks());

  test('are an error in test mode', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(both('test')).toThrow(/^Two dialogs have the id /);
  });

  test('break no page of production', () => {
    expect(both('production')).not.toThrow();
  });
});

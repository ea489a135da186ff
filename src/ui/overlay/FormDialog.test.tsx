import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import { useFocusOn } from '../primitives/useFocusOn.ts';
import { FormDialog } from './FormDialog.tsx';

installDialogPolyfill();

function Page({ withdraw }: { withdraw: () => Promise<void> }) {
  const [state, setState] = useState<'closed' | 'open' | 'withdrawn'>('closed');
  const receipt = useFocusOn<HTMLDivElement>(state === 'withdrawn');
  return (
    <>
      {state === 'withdrawn' ? (
        <Alert tone="success" ref={receipt}>
          It is withdrawn
        </Alert>
      ) : null}
      <Button onClick={() => setState('open')}>Withdraw</Button>
      {state === 'open' ? (
        <FormDialog
          title="Withdraw it?"
          text="Nothing can bring it back."
          submitLabel="Yes"
          closeLabel="No"
          onClose={() => setState('closed')}
          onSubmit={async () => {
            await withdraw();
            setState('withdrawn');
          }}
        />
      ) : null}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Withdraw' });
const dialog = () => screen.queryByRole('dialog', { name: 'Withdraw it?' });

test('a form without fields says what it is for, and nothing about required fields', async () => {
  const { user } = renderUi(<Page withdraw={async () => {}} />);
  await user.click(opener());
  expect(dialog()).toHaveAccessibleDescription('Nothing can bring it back.');
  expect(screen.queryByText(/required/i)).toBeNull();
});

test('closed without a submit, the focus is where it was', async () => {
  const { user } = renderUi(<Page withdraw={() => Promise.reject(new Error('not asked'))} />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(dialog()).toBeNull();
  expect(opener()).toHaveFocus();
});

test('submitted, it gives way to what says so, which has the focus', async () => {
  const { user } = renderUi(<Page withdraw={async () => {}} />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  const message = await screen.findByText('It is withdrawn');
  expect(dialog()).toBeNull();
  await waitFor(() => expect(document.activeElement).toContainElement(message));
});

test('a refusal stays in the dialog, with the way to try again', async () => {
  const { user } = renderUi(<Page withdraw={() => Promise.reject(new Error('no network'))} />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  const refusal = await within(dialog() as HTMLElement).findByRole('alert');
  await waitFor(() => expect(document.activeElement).toContainElement(refusal));
  expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled();
});

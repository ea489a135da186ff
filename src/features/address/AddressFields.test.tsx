import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { AddressFields } from './AddressFields.tsx';

/** Presses before passive effects have run, as somebody quick does on a slow machine. */
function PressAtOnce({ name }: { name: string }) {
  useLayoutEffect(() => {
    screen.getByRole('button', { name }).click();
  }, [name]);
  return null;
}

test('whoever changes over as soon as the button is there is in the first of the fields', async () => {
  renderUi(
    <RuntimeContext value={{} as Runtime}>
      <FormShell<{ address: object }> onSubmit={async () => {}}>
        <AddressFields name="address" label="Property address" />
        <PressAtOnce name="Enter address manually" />
      </FormShell>
    </RuntimeContext>,
  );
  expect(await screen.findByRole('textbox', { name: 'Street address' })).toHaveFocus();
});

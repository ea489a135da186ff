import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { AddressFields } from './AddressFields.tsx';

/** Presses before passive effects have run, as a quick person can on a slow machine. */
function PressAtOnce({ name }: { name: string }) {
  useLayoutEffect(() => {
    screen.getByRole('button', { name }).click();
  }, [name]);
  return null;
}

test.each([
  ['Enter address manually', {}, 'textbox', 'Street address'],
  ['Search for the address instead', { manual: true, street1: '12 Elm St' }, 'combobox', 'Property address'],
] as const)(
  '"%s" pressed as soon as it is there leads to the first field',
  async (name, address, role, first) => {
    renderUi(
      <RuntimeContext value={{} as Runtime}>
        <FormShell<{ address: object }> initialValues={{ address }} onSubmit={async () => {}}>
          <AddressFields name="address" label="Property address" />
          <PressAtOnce name={name} />
        </FormShell>
      </RuntimeContext>,
    );
    expect(await screen.findByRole(role, { name: first })).toHaveFocus();
  },
);

test.each([
  [undefined, 'address-line1'],
  ['billing', 'billing address-line1'],
  ['off', 'off'],
] as const)('the search box with the tokens of %s has the token "%s"', async (fill, token) => {
  renderUi(
    <RuntimeContext value={{} as Runtime}>
      <FormShell<{ address: object }> initialValues={{ address: {} }} onSubmit={async () => {}}>
        <AddressFields name="address" label="Address" autoComplete={fill} />
      </FormShell>
    </RuntimeContext>,
  );
  expect(await screen.findByRole('combobox')).toHaveAttribute('autocomplete', token);
});

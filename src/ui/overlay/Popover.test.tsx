import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { PopoverButton } from './Popover.tsx';

const onOpen = jest.fn();

function Bar() {
  return (
    <>
      <PopoverButton label="Apps" name="Apps" onOpen={onOpen}>
        {(close) => (
          <ul>
            <li>
              <a href="/pay">Pay</a>
            </li>
            <li>
              <button type="button" onClick={close}>
                Done
              </button>
            </li>
          </ul>
        )}
      </PopoverButton>
      <PopoverButton label="Account" name="Account">
        {() => <a href="/contact">Support</a>}
      </PopoverButton>
      <button type="button">After</button>
    </>
  );
}

const button = (name = 'Apps') => screen.getByRole('button', { name });
const link = (name = 'Pay') => screen.queryByRole('link', { name });

// The browser without comes first: nothing takes popovers away again.
describe.each(['without', 'with'])('Popover in a browser %s popovers', (has) => {
  beforeAll(() => {
    if (has === 'with') installDialogPolyfill();
    expect('showPopover' in HTMLElement.prototype).toBe(has === 'with');
  });

  test.each(['click', 'Enter', ' '])('%s opens it, and again closes it for good', async (way) => {
    onOpen.mockClear();
    const { user } = renderUi(<Bar />);
    const press = () =>
      way === 'click' ? user.click(button()) : user.keyboard(`[${way === ' ' ? 'Space' : way}]`);
    button().focus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await press();
    expect(link()).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toContainElement(link());
    await press();
    expect(link()).not.toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('Down opens it at its first link; Escape closes it and leads back', async () => {
    const { user } = renderUi(<Bar />);
    button().focus();
    await user.keyboard('{ArrowDown}');
    expect(link()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(link()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  test('Down leads into one that is open', async () => {
    const { user } = renderUi(<Bar />);
    await user.click(button());
    await user.keyboard('{ArrowDown}');
    expect(link()).toHaveFocus();
  });

  test('Tab goes on through it, and leaving it closes it', async () => {
    const { user } = renderUi(<Bar />);
    await user.click(button());
    await user.tab();
    expect(link()).toHaveFocus();
    await user.tab();
    expect(button('Done')).toHaveFocus();
    await user.tab();
    expect(button('Account')).toHaveFocus();
    expect(link()).not.toBeInTheDocument();
  });

  test('opening one closes the other', async () => {
    const { user } = renderUi(<Bar />);
    await user.click(button());
    await user.click(button('Account'));
    expect(link()).not.toBeInTheDocument();
    expect(link('Support')).toBeVisible();
  });

  test('what is in it can close it, and the focus goes to its button', async () => {
    const { user } = renderUi(<Bar />);
    await user.click(button());
    await user.click(button('Done'));
    expect(link()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });
});

import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { PopoverButton } from './Popover.tsx';

test('a panel that somebody comes near to is placed with the press itself: nothing is loaded or waited for', async () => {
  installDialogPolyfill();
  const { user } = renderUi(
    <PopoverButton label="Apps" name="Apps">
      {() => <a href="/pay">Pay</a>}
    </PopoverButton>,
  );
  const button = screen.getByRole('button', { name: 'Apps' });
  await user.hover(button);
  await act(async () => void (await import('./place.ts')));
  const follow = jest.spyOn(window, 'addEventListener');
  fireEvent.click(button);
  // It follows the window from now on.
  expect(follow.mock.calls.map(([type]) => type)).toContain('resize');
  follow.mockRestore();
});

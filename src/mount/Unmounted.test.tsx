import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Unmounted } from './Unmounted.tsx';

test('says whom to call, and tries again', async () => {
  const tryAgain = jest.fn();
  const { unmount, container } = render(<Unmounted phone="(208) 555-0100" tryAgain={tryAgain} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We could not load the application. Try again, or call (208) 555-0100.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tryAgain).toHaveBeenCalledTimes(1);
  unmount();
  expect(container).toBeEmptyDOMElement();
});

import userEvent from '@testing-library/user-event';

/**
 * A user of mouse and keyboard, without delays. Whether another element covers a button is tested in a browser: jsdom has
 * no layout, and the check takes a sixth of a test's time.
 */
export const setupUser = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

import userEvent from '@testing-library/user-event';

/**
 * Somebody at a mouse and a keyboard, as fast as the page allows. Whether something lies over what is pressed is looked
 * at in a browser: jsdom lays nothing out, and takes a sixth of a test's time to look.
 */
export const setupUser = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

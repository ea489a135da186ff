import { configure, getConfig } from '@testing-library/react';

/** How Testing Library waits, and what it says, in tests of whole remotes. Imported for that alone. */

/**
 * user-event fires inside a synchronous `act`, which drops a transition that suspends in it (for example on the script of
 * the next screen). It waits after every event anyway, so its events need no `act`.
 */
function letEventsSuspend(): void {
  const { eventWrapper } = getConfig();
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  configure({ eventWrapper: (fire) => (scope.IS_REACT_ACT_ENVIRONMENT ? eventWrapper(fire) : fire()) });
}
letEventsSuspend();
configure({ asyncUtilTimeout: 5000 });

/**
 * `waitFor` looks after every change of the page, and Testing Library prints the whole page for each time that nothing is
 * found, a tenth of the time of a test: it is printed once, when the wait is given up.
 */
function printWhenGivenUp(): void {
  const { getElementError, asyncWrapper } = getConfig();
  // It has this for its own costly hints; its types leave it out.
  const isCheckedAgain = () =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
  configure({
    getElementError: (message, container) =>
      isCheckedAgain() ? new NotFound(message ?? '') : getElementError(message, container),
    asyncWrapper: (wait) =>
      asyncWrapper(wait).catch((error) => {
        // By now its message has the page, which its stack, what Jest shows, has not.
        if (error instanceof NotFound)
          error.stack = [error.message, ...(error.stack ?? '').split('\n').filter(isFrame)].join('\n');
        throw error;
      }),
  });
}
const isFrame = (line: string) => /^\s+at /.test(line);
class NotFound extends Error {
  override name = 'TestingLibraryElementError';
}
printWhenGivenUp();

import type { LaunchOptions } from '@playwright/test';

/**
 * For `test.use`: a browser with windows, for what its headless shell lacks (notifications, pages kept for Back). Without such
 * a shell it is the browser of all tests.
 */
export const wholeBrowser = (given: LaunchOptions = {}) => ({
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => {
    const executablePath = process.env.CHROMIUM_PATH;
    await use({ ...launchOptions, ...(executablePath && { executablePath }), ...given });
  },
});

/** Playwright leaves the browser's cache for Back and Forward off. */
export const KEEPS_PAGES: LaunchOptions = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

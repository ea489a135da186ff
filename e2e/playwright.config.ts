import { defineConfig } from '@playwright/test';

/** The seed of random samples; workers inherit it. Fixed unless it is set, so that a new failure comes from a change. */
process.env.SEED ??= '1';

/** Without windows, where there is such a browser: `wholeBrowser` is for what needs more. */
const executablePath = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH;

/** Journeys in a real browser against built files. Each worker starts its own four origins, so faults stay apart. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // A web team's own.
  testIgnore: ['guide/**'],
  grepInvert: /@soak/,
  outputDir: 'results',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // One among hundreds that meets a race in itself does not hold up a release; it is named, and more than a few fail the run.
  retries: 1,
  reporter: [['list'], ['./support/reporter.ts']],
  use: {
    browserName: 'chromium',
    // A test's page is emptied for the next one, which finds the scripts compiled: a seventh of the processor's time.
    reuseContext: true,
    viewport: { width: 1280, height: 900 },
    // Nothing that is tested moves, and every frame that is drawn takes time from two cores.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure has its call log and its picture. `--trace on` records the rest of a test that is run again by itself:
    // recording each takes a twentieth of the time of all.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Letters are set apart as in a browser with windows, so that lines wrap alike.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Without what windows of the whole browser would load ahead, a process each.
        // Pages that a test makes up have no address of their own, and may not reach the loopback otherwise.
        '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests,PreloadTopChromeWebUI',
      ],
    },
  },
});

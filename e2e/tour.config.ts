import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Pictures of every screen, to look through: nothing is tested. */
export default defineConfig(base, {
  testDir: 'tour',
  testMatch: '**/*.tour.ts',
  timeout: 1_200_000,
  fullyParallel: true,
  retries: 0,
  reporter: [['list'], ['./tour/reporter.ts']],
  use: {
    viewport: { width: 375, height: 812 },
    // What a theme has for the dark is brought where the device is dark when the page comes.
    colorScheme: 'dark',
    permissions: ['geolocation'],
    geolocation: { latitude: 39.74, longitude: -104.99 },
    screenshot: 'off',
    trace: 'off',
  },
});

import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'browser',
  // A whole application is long, and slow machines take their time.
  timeout: 120_000,
  use: { baseURL: 'http://localhost:5173' },
  webServer: { command: 'npm start', url: 'http://localhost:5173/account/heloc' },
});

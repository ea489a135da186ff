import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'browser',
  use: { baseURL: 'http://localhost:5173' },
  webServer: { command: 'npm start', url: 'http://localhost:5173/account/heloc' },
});

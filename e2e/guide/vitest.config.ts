import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // The application lives at a path of the page: the fake asks for it as the real one does.
    environmentOptions: { jsdom: { url: 'https://bank.example/account/heloc' } },
    include: ['src/**/*.test.ts'],
  },
});

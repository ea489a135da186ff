import { defineConfig } from '@playwright/test';
import { readState } from './soak/state.ts';

// Before the configuration that it stands on: a run that was broken off goes on with its own seed.
const state = readState(process.env.SEED);
if (state) process.env.SEED = state.seed;
else process.env.SEED ??= String(Math.floor(Date.now() / 86_400_000));
const { default: base } = await import('./playwright.config.ts');

const exactly = (name: string) => new RegExp(`${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} @soak$`);

/** The long forms, which `npm test` leaves out; what passed in a run that was broken off is not run again. */
export default defineConfig(base, {
  timeout: 600_000,
  fullyParallel: true,
  retries: 0,
  grep: /@soak/,
  grepInvert: (state?.passed ?? []).map(exactly),
  reporter: [['./soak/reporter.ts']],
});

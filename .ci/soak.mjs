// The long forms of the browser tests: hours, not minutes. SEED=<number> repeats a run.
import { build, install } from '../host-demo/start.mjs';
import { chromium } from './chromium.mjs';
import { hosts } from './hosts.mjs';
import { step } from './steps.mjs';

install();
build();
hosts();
// Not where only a part of the browser's tests was asked for.
if (process.argv.length === 2) {
  step(
    'Every call failing in every way, every entry of every field, chats in which all goes wrong',
    'node_modules/.bin/jest',
    ['failures\\.test', 'services\\.test', 'field-tests', 'chat/session/(schedules|memory)'],
    {
      FAULTS: 'all',
      // Of each mode; 5,000 in a night.
      CHAT_SEEDS: process.env.CHAT_SEEDS ?? '200',
      CHAT_MESSAGES: '2000',
    },
  );
}
step(
  'Soak',
  'node_modules/.bin/playwright',
  ['test', '--config', 'e2e/soak.config.ts', '--pass-with-no-tests', ...process.argv.slice(2)],
  chromium(),
);

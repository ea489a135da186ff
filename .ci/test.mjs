// Everything: types, lint, boundaries, unused code, Jest, then whole journeys in a real browser.
import { build, install } from '../host-demo/start.mjs';
import { chromium } from './chromium.mjs';
import { hosts } from './hosts.mjs';
import { step, validate } from './steps.mjs';

install();
validate();
build();
step('API of the packages', process.execPath, ['packages/check.mjs']);
hosts();
step(
  'Journeys in a browser',
  'node_modules/.bin/playwright',
  ['test', '--config', 'e2e/playwright.config.ts'],
  chromium(),
);

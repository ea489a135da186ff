// Pictures of every screen of an organisation on one page, with their heights and words.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, install } from '../host-demo/start.mjs';
import { chromium } from './chromium.mjs';
import { step } from './steps.mjs';

const { values } = parseArgs({
  options: {
    org: { type: 'string', default: 'OAKLINE' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    widths: { type: 'string', default: '375,1280' },
    looks: { type: 'string', default: 'light,dark,forced,text200' },
    out: { type: 'string' },
    compare: { type: 'string' },
  },
});
const list = (text) => text.split(',').filter(Boolean);
const settings = {
  ...values,
  // A name may have a comma in it, which a space follows.
  only: values.only.split(/,(?! )/).filter(Boolean),
  widths: list(values.widths).map(Number),
  looks: list(values.looks),
  out: path.resolve(values.out ?? `tour/${values.org}`),
  ...(values.compare && { compare: path.resolve(values.compare) }),
};

install();
build();
step('Tour', 'node_modules/.bin/playwright', ['test', '--config', 'e2e/tour.config.ts'], {
  ...chromium(),
  TOUR: JSON.stringify(settings),
});

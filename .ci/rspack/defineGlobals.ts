import { DefinePlugin } from '@rspack/core';
import copy from '../../themes/base/copy.json' with { type: 'json' };
import { version } from './release.ts';

/** The legal words that the release asks for, for organisations' data that is older than it. */
const legal = { __HELOC_LEGAL__: copy.legal, __HELOC_LEGAL_COUNT__: Object.keys(copy.legal).length };

/** Constants of the build, and the version; what is undefined is `undefined` there. */
export const defineGlobals = (values: Record<string, unknown> = {}) =>
  new DefinePlugin(
    Object.fromEntries(
      Object.entries({ __HELOC_VERSION__: version, ...legal, ...values }).map(([name, value]) => [
        name,
        JSON.stringify(value) ?? 'undefined',
      ]),
    ),
  );

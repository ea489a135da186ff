import { DefinePlugin } from '@rspack/core';
import { version } from './release.ts';

/** Constants of the build, and the version; what is undefined is `undefined` there. */
export const defineGlobals = (values: Record<string, unknown> = {}) =>
  new DefinePlugin(
    Object.fromEntries(
      Object.entries({ __HELOC_VERSION__: version, ...values }).map(([name, value]) => [
        name,
        JSON.stringify(value) ?? 'undefined',
      ]),
    ),
  );

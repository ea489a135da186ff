import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ErrorCode } from '#src/platform/errorCodes.ts';

function lengthOf(...all: unknown[]): number {
  return all.length;
}

/** What we and our libraries call everywhere, that nothing of ours can stand in for, and how to tell that it is the browser's. */
const CHECKS: Readonly<Record<string, () => boolean>> = {
  // MooTools with its compatibility layer takes a list of arguments, and leaves out those of the call.
  'Function.prototype.bind': () => lengthOf.bind(null, 1, 2)(3) === 3,
  // Prototype up to 1.6.
  'Array.prototype.reduce': () => [1, 2].reduce((sum, item) => sum + item, 1) === 4,
};

/**
 * Refuses to start on a page whose scripts have replaced what the application cannot do without. When a host asks for the
 * remote and not when the entry runs, as what is thrown there would be an error of the page.
 */
export default function checkBuiltIns(): ModuleFederationRuntimePlugin {
  return {
    name: 'heloc-check-built-ins',
    initContainerShareScopeMap(args) {
      const replaced = Object.keys(CHECKS).find((name) => !CHECKS[name]?.());
      if (!replaced) return args;
      const code: ErrorCode = 'built-in-replaced';
      throw Object.assign(new Error(`A script of the page has replaced ${replaced}`), { code });
    },
  };
}

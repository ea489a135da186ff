import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { plainOrg, prefetchTheme } from '../prefetch.ts';

/** Fetches the organisation's data as soon as a remote's entry runs: where no loader of ours has done it. */
export default function prefetchThemePlugin(): ModuleFederationRuntimePlugin {
  const { currentScript } = document;
  const element = document.querySelector('heloc-application[org]');
  if (currentScript instanceof HTMLScriptElement && !('HelocWidget' in window))
    prefetchTheme(plainOrg(element?.getAttribute('org')), new URL(currentScript.src).origin);
  return { name: 'heloc-prefetch-theme' };
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { prefetchTheme } from '../prefetch.ts';

/** Fetches the organisation's data as soon as a remote's entry runs. */
export default function prefetchThemePlugin(): ModuleFederationRuntimePlugin {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) prefetchTheme(currentScript.src);
  return { name: 'heloc-theme-ahead' };
}

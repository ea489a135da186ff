import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fetchThemeAhead } from '../ahead.ts';

/** Fetches the organisation's data as soon as a remote's entry runs. */
export default function themeAhead(): ModuleFederationRuntimePlugin {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) fetchThemeAhead(currentScript.src);
  return { name: 'heloc-theme-ahead' };
}

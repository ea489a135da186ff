import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fetchAhead } from '../ahead.ts';

/**
 * Fetches the organisation's data as soon as a remote's entry runs, where the page names the organisation plainly: by
 * `?org=` or on the element. Anything else waits for the mount, which knows better.
 */
export default function themeAhead(): ModuleFederationRuntimePlugin {
  const { currentScript } = document;
  const org =
    document.querySelector('heloc-application[org]')?.getAttribute('org') ??
    new URLSearchParams(location.search).get('org');
  if (currentScript instanceof HTMLScriptElement && org && /^[A-Z][A-Z0-9_]*$/.test(org)) {
    for (const file of ['theme', 'brand', 'copy']) {
      fetchAhead(new URL(`/themes/${org}/${file}.json`, currentScript.src).href);
    }
  }
  return { name: 'heloc-theme-ahead' };
}

import type { KeyValueStore } from '#src/platform/storage.ts';

/**
 * Banks send people back to one registered address, without a query of ours: the organisation of a page that has it from
 * `?org=` is remembered here. It is not personal data, and is needed before the person is known.
 */
const KEY = 'heloc:bank-return-org';

/** Before the redirect to the bank: the organisation in the address, if any. */
export function rememberOrg(local: KeyValueStore, search: string): void {
  const org = new URLSearchParams(search).get('org');
  if (org) local.set(KEY, org);
  else local.remove(KEY);
}

/** On the way back from the bank: the organisation that the address has lost. */
export function returningOrg(local: KeyValueStore, search: string): string | undefined {
  return new URLSearchParams(search).has('oauth_state_id') ? local.get(KEY) : undefined;
}

import type { KeyValueStore } from './storage.ts';

/** One for each organisation: a person may have accounts at several. */
const keyOf = (org: string) => `account:${org}`;

/** The address of the wallet account that a person has chosen in this tab; other tabs keep theirs. */
export const chosenAccount = (store: KeyValueStore, org: string): string | undefined => store.get(keyOf(org));

export const chooseAccount = (store: KeyValueStore, org: string, address: string): void =>
  store.set(keyOf(org), address);

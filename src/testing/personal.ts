import { ownedBy, personalKey } from '#src/platform/personal.ts';

/** What a mount has written about its person in the browser's storage; the owner is an organisation for its visitors. */
export function readPersonal(storage: Storage, name: string): unknown {
  const { value } = JSON.parse(storage.getItem(personalKey(name)) ?? '{}') as { value?: string };
  return value === undefined ? undefined : JSON.parse(value);
}

/** Writes something there, as a mount would. */
export function writePersonal(storage: Storage, name: string, value: unknown, owner = 'OAKLINE'): void {
  storage.setItem(personalKey(name), ownedBy(owner, JSON.stringify(value)));
}

import { atom, useStore } from 'jotai';
import { useOrg } from '#src/brand/context.ts';
import { chosenAccount } from '#src/platform/account.ts';
import { useRuntime } from '#src/platform/runtime.ts';

interface Chosen {
  owner: string | undefined;
  address: string | undefined;
}

const chosenAtom = atom<Chosen>();

/**
 * The wallet account that this session is about, undefined where none was chosen. Read once in a session, so that a choice in
 * another application on the page does not mix two accounts in this one (docs/rules.md#wallet-accounts).
 */
export function useChosenAccount(): string | undefined {
  const { personal } = useRuntime();
  const org = useOrg();
  const store = useStore();
  const owner = personal.owner();
  const known = store.get(chosenAtom);
  if (known?.owner === owner) return known?.address;
  const address = chosenAccount(personal.session, org());
  store.set(chosenAtom, { owner, address });
  return address;
}

import { boolean, type InferType, mixed, object } from 'yup';
import { makeAccounts } from '../model/accounts.ts';
import type { HeldAccount, Identity } from '../model/records.ts';

/** What the broker of logins and the wallet say of a person; what is left out stays as it was. */
export const userFields = {
  isBroker: boolean(),
  passwordExpired: boolean(),
  /** How many samples, or fields of each: name, address, authorizationType. */
  accounts: mixed<number | Partial<HeldAccount>[]>().test(
    'accounts',
    'accounts must be a number or a list',
    (value) =>
      value === undefined ||
      (typeof value === 'number' && value >= 0 && value <= 200) ||
      (Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)),
  ),
};
const fields = object(userFields);

export function withUser(identity: Identity, { accounts, ...user }: InferType<typeof fields>): Identity {
  const said = Object.entries(user).filter(([, value]) => value !== undefined);
  return {
    ...identity,
    user: { ...identity.user, ...Object.fromEntries(said) },
    ...(accounts === undefined ? {} : { accounts: makeAccounts(identity.uuid, accounts) }),
  };
}

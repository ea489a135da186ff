import type { Identity } from './model/records.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Store } from './store.ts';

export interface NewIdentity {
  org: string;
  email: string;
  password: string;
  phoneNumber?: string | undefined;
}

/** People who can sign in; per organisation, so that one email may be two people's. */
export function createIdentities(store: Store, newId: () => string) {
  const key = (org: string, email: string) => `${org}|${email.trim().toLowerCase()}`;
  const save = (identity: Identity) =>
    store.put('identity', identity.uuid, key(identity.org, identity.email), identity);

  return {
    save,
    get: (uuid: string) => store.get<Identity>('identity', uuid),
    byEmail: async (org: string, email: string) =>
      (await store.find<Identity>('identity', key(org, email)))[0],
    async add({ org, email, password, phoneNumber }: NewIdentity): Promise<Identity> {
      const identity: Identity = {
        uuid: newId(),
        org,
        email: email.trim(),
        passwordHash: await hashPassword(password),
        aliases: phoneNumber ? [{ type: 'Phone', value: phoneNumber }] : [],
        profile: {
          uuid: newId(),
          email: email.trim(),
          phoneNumbers: phoneNumber ? [{ type: 'MOBILE', number: phoneNumber }] : [],
          addresses: [],
          name: null,
          dob: null,
          type: 'BORROWER',
          optimizelyProfileUuid: null,
        },
      };
      await save(identity);
      return identity;
    },
    async signIn(org: string, email: string, password: string): Promise<Identity | undefined> {
      const identity = await this.byEmail(org, email);
      return identity && (await isPassword(password, identity.passwordHash)) ? identity : undefined;
    },
    async setPassword(identity: Identity, password: string) {
      const { isPasswordUnknown: _, ...known } = identity;
      await save({ ...known, passwordHash: await hashPassword(password) });
    },
  };
}
export type Identities = ReturnType<typeof createIdentities>;

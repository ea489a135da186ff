/** What a person may do with an account of a wallet, by the word of the server. */
const ACCESS = { OWNER: 'accessOwner', ADMIN: 'accessAdmin', VIEW: 'accessView' } as const;
type AccessCode = (typeof ACCESS)[keyof typeof ACCESS] | 'access';

/** The name of its text; a word that is not known is "Access" (docs/rules.md#wallet-accounts). */
export const accessCode = (authorizationType: string | null | undefined): AccessCode =>
  Object.hasOwn(ACCESS, authorizationType ?? '')
    ? ACCESS[authorizationType as keyof typeof ACCESS]
    : 'access';

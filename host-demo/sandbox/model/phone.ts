import type { Identity } from './records.ts';

export function withPhone(identity: Identity, number: string): Identity {
  return {
    ...identity,
    profile: { ...identity.profile, phoneNumbers: [{ type: 'MOBILE', number }] },
    aliases: [...identity.aliases.filter(({ type }) => type !== 'Phone'), { type: 'Phone', value: number }],
  };
}

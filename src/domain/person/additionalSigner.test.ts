import { describe, expect, it } from '@jest/globals';
import { isAdditionalSigner } from './additionalSigner.ts';

const ME = { uuid: 'me' };
const listing = (identityUuid: string | null, additionalSignerVersion: string | null = 'v1') => ({
  additionalSignerVersion,
  helocSigners: [{ identityUuid: 'other' }, { identityUuid }],
});

describe('an additional signer', () => {
  it.each([
    ['by profile', { type: 'CO_DEEDER' }, undefined, undefined, true],
    ['by profile, whatever the application lists', { type: 'CO_DEEDER' }, listing('other'), ME, true],
    ['by the list', {}, listing('me'), ME, true],
    ['not by the list of another version', {}, listing('me', 'v0'), ME, false],
    ['not by a list without a version', {}, listing('me', null), ME, false],
    ['not by a list of others', {}, listing('somebody'), ME, false],
    ['not by an invitation that nobody has opened', {}, listing(null), ME, false],
    ['not while the identity is unknown', {}, listing('me'), undefined, false],
    ['not without an application', { type: 'BORROWER' }, undefined, ME, false],
    ['not without a profile', undefined, undefined, undefined, false],
  ])('%s', (_, profile, heloc, identity, is) => {
    expect(isAdditionalSigner(profile, heloc, identity)).toBe(is);
  });
});

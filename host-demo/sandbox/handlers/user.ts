import type * as topic from '#src/api/contract/user.ts';
import { HttpError } from '../http/errors.ts';
import { accountsOf, isOwn } from '../model/accounts.ts';
import { audienceOf, isBroker } from '../model/records.ts';
import type { HandlersOf } from './types.ts';

export const userHandlers = {
  getFigureInfo({ me, params, isSignerSession }) {
    if (params.audience !== audienceOf(me)) throw new HttpError(403, { message: 'Another login' });
    const { uuid, org, email, aliases, profile, user } = me;
    return {
      uuid,
      organizationCode: org,
      profileType: isSignerSession ? 'CO_DEEDER' : profile.type,
      email,
      isManageable: true,
      wallet: { accountAddress: accountsOf(me).find(isOwn)?.address },
      isBroker: user?.isBroker ?? isBroker(me),
      twoFactorEnabled: false,
      passwordExpired: user?.passwordExpired ?? false,
      totpVerified: false,
      aliases,
    };
  },
} satisfies HandlersOf<typeof topic>;

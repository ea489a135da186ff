import type * as topic from '#src/api/contract/profile.ts';
import { notFound } from '../http/errors.ts';
import { checkCode, sendCode } from '../model/codes.ts';
import { withPhone } from '../model/phone.ts';
import { consentVersions } from '../model/recordConsent.ts';
import type { HandlersOf } from './types.ts';

export const profileHandlers = {
  // Who signs for others may have an application of their own: not in this session.
  getProfile: ({ me, isSignerSession }) =>
    isSignerSession ? { ...me.profile, type: 'CO_DEEDER' } : me.profile,
  getConsentTypes: () => consentVersions,
  async putProfileName({ me, body, services }) {
    const { firstName, middleName, lastName, suffix } = body;
    const name = {
      ...me.profile.name,
      firstName,
      lastName,
      suffix,
      ...(middleName === undefined ? {} : { middleName }),
    };
    await services.identities.save({ ...me, profile: { ...me.profile, name } });
    return {};
  },
  async putProfilePhone({ me, body, services }) {
    await services.identities.save(withPhone(me, body.phoneNumber));
    return {};
  },
  async putProfileTracker({ params, me, body, services }) {
    if (params.profileUuid !== me.profile.uuid) throw notFound('Profile not found');
    await services.identities.save({ ...me, trackerUuid: body.trackerUuid });
    return {};
  },
  sendPhoneCode: ({ me, body, services }) =>
    sendCode(services, me, { channel: 'sms', address: body.phoneNumber }),
  async verifyPhoneCode({ me, body, services }) {
    await checkCode(services, me, body.phoneNumber, body.code);
    const { [body.phoneNumber]: _used, ...codes } = me.codes ?? {};
    await services.identities.save({ ...withPhone(me, body.phoneNumber), codes });
    return { verified: true };
  },
} satisfies HandlersOf<typeof topic>;

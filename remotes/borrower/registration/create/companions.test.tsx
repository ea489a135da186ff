import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { getConsentPrompt } from '#src/api/contract/consents.ts';
import { getProfile } from '#src/api/contract/profile.ts';
import { ANSWERS } from '../testing/renderStep.ts';
import { ABILITY, CREATE, lastStep, PASSWORD, REGISTER } from './testing/lastStep.ts';

beforeEach(() => sessionStorage.clear());

const IDENTITY = '/identity/secure/api/v1_1/identity';
const CONSENT_TYPES = '/service-profile/api/v1/profile/consent-types';
const SMS = '/service-comms-prefs/secure/api/v1/consent/user';
const PROMPTS = '/service-comms-prefs/external/api/v1/consent/prompt';
const PHONE = '/service-profile/api/v1/profile/phone';
const EVENT = '/ft/secure/event';
const TRACKER = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';

type View = Awaited<ReturnType<typeof lastStep>>;

/** The one request of its kind; what follows the create call is not waited for by the person. */
function once(view: View, path: string, method = 'POST') {
  return waitFor(async () => {
    const [request, ...more] = await view.received(path, method);
    if (!request || more.length > 0) throw new Error(`${method} ${path}: not once`);
    return request;
  });
}

describe('before the application', () => {
  test('the account is registered, then verified with its token, and only then asked whether it may apply', async () => {
    const view = await lastStep();
    await view.create();
    const { org } = view.bundle;
    const registered = await once(view, REGISTER);
    expect(registered).toMatchObject({
      query: { organization: org },
      body: { email: 'ana.rivera@example.com', password: PASSWORD, phoneNumber: '2085550142' },
      headers: { 'x-org': org, 'x-with-origin': 'http://localhost' },
    });
    expect(registered.headers).not.toHaveProperty('authorization');
    const verified = await once(view, IDENTITY, 'GET');
    expect(verified.headers.authorization).toMatch(/^Bearer ./);
    expect((await once(view, CREATE)).headers.authorization).toBe(verified.headers.authorization);
    const order = (await view.everything()).map(({ path }) => path);
    const positions = [CONSENT_TYPES, REGISTER, IDENTITY, ABILITY, CREATE].map((path) => order.indexOf(path));
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  test('each consent quotes its own version in force', async () => {
    const view = await lastStep();
    const types = ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'];
    const body = types.map((type, index) => ({ type, version: `${index + 2}.0` }));
    await view.control('POST', '/faults', { path: CONSENT_TYPES, kind: 'status', status: 200, body });
    await view.create();
    expect((await once(view, CREATE)).body).toMatchObject({
      consentListRequest: [
        { type: 'PRIVACY', version: '2.0', optInOut: 'OPT_IN' },
        { type: 'TERMS', version: '3.0', optInOut: 'OPT_IN' },
        { type: 'COMMUNICATIONS', version: '4.0', optInOut: 'OPT_IN' },
      ],
      consentRequests: [{ type: 'SOFT_CREDIT', version: '5.0' }],
    });
  });
});

describe('the SMS prompts', () => {
  test.each([
    { marketing: true, transactional: false, sends: ['OPT_IN', 'OPT_OUT'] },
    { marketing: false, transactional: true, sends: ['OPT_OUT', 'OPT_IN'] },
    { marketing: false, transactional: undefined, sends: ['OPT_OUT'] },
    { marketing: true, transactional: true, isOff: true, sends: ['OPT_IN'] },
  ])('marketing $marketing, transactional $transactional, flag off $isOff', async (row) => {
    const { marketing, transactional, isOff = false, sends } = row;
    const view = await lastStep({
      answers: { ...ANSWERS, smsMarketingConsent: marketing, smsTransactionalConsent: transactional },
      flags: { 'fe-heloc-sms-transactional-consent': !isOff },
    });
    await waitFor(() => expect(view.runtime.flags.get('smsTransactionalConsent')).toBe(!isOff));
    await view.create();
    const { body } = await once(view, SMS);
    const types = ['SMS', 'SMS_TRANSACTIONAL'].slice(0, sends.length);
    const prompts = await Promise.all(
      types.map((consentType) => view.runtime.api.call(getConsentPrompt, { params: { consentType } })),
    );
    expect(body).toEqual({
      org: view.bundle.org,
      source: 'APP_FLOW',
      productType: 'HELOC',
      phone: '2085550142',
      email: 'ana.rivera@example.com',
      consents: prompts.map(({ consentPromptUuid }, index) => ({
        consentPromptUuid,
        optInOut: sends[index],
      })),
      shown: sends.map((sent, index) =>
        expect.objectContaining({
          type: types[index],
          act: sent === 'OPT_IN' ? 'ACCEPTED' : 'LEFT_EMPTY',
          screen: 'register-v2/phone-and-email',
        }),
      ),
    });
    if (sends.length === 1) expect(await view.received(`${PROMPTS}/SMS_TRANSACTIONAL`, 'GET')).toEqual([]);
  });

  test('who was asked nothing has refused nothing', async () => {
    const view = await lastStep({
      answers: { ...ANSWERS, smsMarketingConsent: undefined, smsTransactionalConsent: undefined },
    });
    await view.create();
    const last = expect.stringContaining('optermizerly-profile');
    await waitFor(async () =>
      expect(await view.everything()).toContainEqual(
        expect.objectContaining({ method: 'PATCH', path: last }),
      ),
    );
    expect(await view.received(SMS)).toEqual([]);
    expect(await view.received(`${PROMPTS}/SMS`, 'GET')).toEqual([]);
  });
});

describe('after the application', () => {
  test('the event and the tracker’s id say whose it is', async () => {
    const view = await lastStep({ local: { telemetry_trackerUuid: TRACKER } });
    await view.create();
    const { identityUuid } = await owner(view);
    expect(await createdEvent(view)).toEqual({
      event: 'heloc_application_created',
      eventType: 'APP',
      productType: 'HELOC',
      domain: 'localhost',
      pagePath: expect.any(String),
      queryParams: {},
      sessionKey: { uuid: expect.any(String), epoch: expect.anything(), trackerUuid: TRACKER },
      identityUuid,
      identityId: identityUuid,
      applicationUuid: expect.stringMatching(/^[\da-f-]{36}$/),
      eventProperties: { eventId: expect.any(String), mount: expect.any(String) },
      dontDedupe: false,
      dedupeProperty: 'applicationUuid',
    });
    const { uuid } = await view.runtime.api.call(getProfile, {});
    const { body } = await once(view, `/service-profile/api/v1/profile/${uuid}/tracker`, 'PUT');
    expect(body).toEqual({ trackerUuid: TRACKER });
  });

  test.each([
    { known: 'no phone', phoneNumbers: [], saved: [{ body: { phoneNumber: '2085550142' } }] },
    { known: 'one', phoneNumbers: [{ type: 'MOBILE', number: '5095550199' }], saved: [] },
  ])('the phone is saved on a profile that has none: $known', async ({ phoneNumbers, saved }) => {
    const view = await lastStep({ application: { scenario: 'again-closed', profile: { phoneNumbers } } });
    await view.create();
    const { uuid } = await view.runtime.api.call(getProfile, {});
    await once(view, `/service-profile/api/v1/profile/${uuid}/tracker`, 'PUT');
    await once(view, SMS);
    await waitFor(async () => expect(await view.received(PHONE, 'PUT')).toMatchObject(saved));
  });

  test('what fails of it is reported and costs the applicant nothing', async () => {
    const view = await lastStep();
    for (const path of ['/service-comms-prefs/**', '/service-profile/api/v1/profile', '/ft/**'])
      await view.control('POST', '/faults', { path, kind: 'status', status: 500 });
    await view.create();
    await waitFor(() =>
      expect(view.reports.flat()).toEqual(
        expect.arrayContaining(
          ['sms-consents', 'profile-phone', 'profile-tracker'].map((where) => ({
            where,
            code: 'server',
            status: 500,
          })),
        ),
      ),
    );
    expect(view.left).toEqual([]);
  });
});

/** What is told of the new application: once. */
function createdEvent(view: View) {
  return waitFor(async () => {
    const told = (await view.received(EVENT)).map(
      ({ body }) => body as { event: string; applicationUuid: string },
    );
    const [event, ...more] = told.filter(({ event }) => event === 'heloc_application_created');
    if (!event || more.length > 0) throw new Error('Not told once');
    return event;
  });
}

/** Whom the sandbox holds the application for. */
async function owner(view: View): Promise<{ identityUuid: string }> {
  const { applicationUuid } = await createdEvent(view);
  return view.control('GET', `/applications/${applicationUuid}`);
}

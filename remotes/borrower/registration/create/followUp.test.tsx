import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import { readBrand } from '#src/testing/brand.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';
import { ANSWERS } from '../testing/renderStep.ts';
import { experimentsOf, saveExperiments } from './experiments.ts';
import { followUp } from './followUp.ts';
import { FOLLOW_UP_KEY } from './followUpKey.ts';

const PROFILE = '/service-profile/api/v1/profile';
const OPTIMIZER = '/service-application/api/v3/application/heloc/optermizerly-profile';
const HELOCS = '/service-application/api/v1/application/heloc';
const TRACKER = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';
const KNOWN = '6c1d9067-2222-4f68-8b6c-4b5b2f1e3d22';

const PHONE_ALIAS = [{ type: 'Phone', value: '2085550142' }];

beforeEach(() => sessionStorage.clear());

/** A new application of a person without a phone in their profile. */
async function created(profile: object = {}, fault?: object, aliases = PHONE_ALIAS) {
  const view = await renderRemote(borrower, {
    path: '/coming-soon',
    local: { telemetry_trackerUuid: TRACKER },
    application: { status: { checklistStatus: 'HMDA' }, profile: { phoneNumbers: [], ...profile } },
  });
  const { uuid, identityUuid } = view.application;
  if (fault) await view.control('POST', '/faults', fault);
  const { brand } = await readBrand();
  const { phoneNumber, email = '' } = ANSWERS;
  const sms = { SMS: true, SMS_TRANSACTIONAL: false };
  const { runtime } = view;
  const identity = { uuid: identityUuid, aliases };
  const experiments = experimentsOf(runtime);
  void followUp({ runtime, brand, phoneNumber, email, sms, shown: [], uuid, identity, experiments });
  const received = async (method: string, path: string) =>
    (await view.control<ReceivedRequest[]>('GET', '/requests')).filter(
      (request) => request.method === method && request.path === path,
    );
  const patched = () =>
    received('PATCH', `/service-application/api/v1/application/heloc/${uuid}/optermizerly-profile`);
  return { ...view, uuid, identityUuid, received, patched, jwt: view.application.jwt };
}

describe('after the application is made', () => {
  test('the phone and the tracker are saved, and the experiments are tied to it', async () => {
    const { control, uuid, identityUuid, received, patched } = await created();
    await waitFor(async () => expect(await patched()).toHaveLength(1));
    const held = await control<{
      profile: { uuid: string; optimizelyProfileUuid: string; phoneNumbers: object[] };
      optimizelyProfileUuid: string;
      experiments: object[];
    }>('GET', `/applications/${uuid}`);
    expect(await received('PUT', `${PROFILE}/${held.profile.uuid}/tracker`)).toMatchObject([
      { body: { trackerUuid: TRACKER } },
    ]);
    expect(await received('GET', OPTIMIZER)).toMatchObject([{ query: { trackerId: TRACKER } }]);
    expect(held.experiments).toEqual([
      { name: 'fe-heloc-redesign-2025', variation: 'variation' },
      { name: 'fe-heloc-auth0', variation: 'control' },
    ]);
    const { optimizelyProfileUuid } = held;
    expect(await patched()).toMatchObject([{ query: { identityUuid }, body: { optimizelyProfileUuid } }]);
    expect(held.profile).toMatchObject({
      optimizelyProfileUuid,
      phoneNumbers: [{ type: 'MOBILE', number: '2085550142' }],
    });
  });

  test('a browser and its person are on the sides that the server decides', async () => {
    const { uuid, identityUuid, received, control } = await created();
    const decided = await waitFor(async () => {
      const [asked] = await received('POST', '/service-optimize/secure/api/v2/decision');
      expect(asked).toBeDefined();
      return asked;
    });
    const attributes = { identityId: identityUuid, organization: 'OAKLINE', trackerId: TRACKER };
    expect(decided?.body).toMatchObject({ trackerId: TRACKER, optimizeUser: { id: TRACKER, attributes } });
    // With the session that the event has as well.
    expect(await received('POST', '/ft/secure/session')).toHaveLength(1);
    await waitFor(async () => {
      const held = await control<{ experiments: object[] }>('GET', `/applications/${uuid}`);
      expect(held.experiments).toHaveLength(2);
    });
  });

  test.each([
    ['the decision', { path: '**/api/v2/decision', kind: 'status', status: 500 }],
    ['a session', { path: '/ft/*/session', kind: 'status', status: 400 }],
  ])('without %s the flags say what the person has seen', async (_, fault) => {
    const { uuid, reports, control } = await created({}, fault);
    await waitFor(
      async () => {
        const held = await control<{ experiments?: object[] }>('GET', `/applications/${uuid}`);
        expect(held.experiments).toEqual([
          { name: 'fe-heloc-redesign-2025', variation: 'variation' },
          { name: 'fe-heloc-auth0', variation: 'control' },
        ]);
      },
      { timeout: 10_000 },
    );
    expect(reports.flat()).toContainEqual(expect.objectContaining({ where: 'decision' }));
  });

  test('a person who is known without a phone is known with it at the next login', async () => {
    const { received } = await created({}, undefined, []);
    await waitFor(async () =>
      expect(await received('PUT', '/identity/secure/api/v1/identity/alias')).toMatchObject([
        { body: { type: 'Phone', value: '2085550142' } },
      ]),
    );
  });

  test('the phone under which a person is known stays theirs', async () => {
    const { received, patched } = await created();
    await waitFor(async () => expect(await patched()).toHaveLength(1));
    expect(await received('PUT', '/identity/secure/api/v1/identity/alias')).toEqual([]);
  });

  test('without an application there is nothing to save experiments with', async () => {
    const { runtime } = await created();
    await expect(saveExperiments(runtime, '', [])).rejects.toThrow('App ID is required to save experiment');
  });

  test('who has a profile of experiments keeps it', async () => {
    const { received, patched } = await created({ optimizelyProfileUuid: KNOWN });
    await waitFor(async () =>
      expect(await patched()).toMatchObject([{ body: { optimizelyProfileUuid: KNOWN } }]),
    );
    expect(await received('GET', OPTIMIZER)).toEqual([]);
  });

  test('without a profile the phone is saved, tracker and experiments cannot be: "No profile uuid"', async () => {
    const fault = { method: 'GET', path: PROFILE, kind: 'status', status: 404 };
    const { received, reports } = await created({}, fault);
    await waitFor(() => expect(reports.flat()).toContainEqual({ where: 'experiments' }));
    expect(reports.map(([error, facts]) => [String(error), facts])).toEqual(
      ['profile-tracker', 'experiments'].map((where) => ['Error: No profile uuid', { where }]),
    );
    expect(await received('GET', OPTIMIZER)).toEqual([]);
    expect(await received('PUT', `${PROFILE}/phone`)).toHaveLength(1);
  });

  test('what a reload cuts off is done after it, with the answers that were given', async () => {
    const phoneNumbers = [{ type: 'MOBILE', number: '2085550142' }];
    const cut = await created({ phoneNumbers }, { path: '**', kind: 'network' });
    await waitFor(() =>
      expect(cut.reports.flat()).toContainEqual({ where: 'sms-consents', code: 'network', status: 0 }),
    );
    cut.unmount();
    await control(cut.sandbox, 'DELETE', '/faults');
    await control(cut.sandbox, 'DELETE', '/requests');
    const { sandbox, jwt } = cut;
    const again = await renderRemote(borrower, { path: `/${cut.uuid}`, sandbox, jwt });
    await waitFor(async () => expect(await cut.patched()).toHaveLength(1));
    const consents = await cut.received('POST', '/service-comms-prefs/secure/api/v1/consent/user');
    expect(consents).toMatchObject([
      { body: { consents: [{ optInOut: 'OPT_IN' }, { optInOut: 'OPT_OUT' }] } },
    ]);
    await waitFor(() => expect(again.runtime.personal.session.get(FOLLOW_UP_KEY)).toBeUndefined());
  });

  test('what fails once is tried again: tracker, experiments and their profile', async () => {
    const fault = (path: string) => ({ path, kind: 'status', status: 503, times: 1 });
    const view = await created({}, fault('**/tracker'));
    for (const path of ['**/experiments', OPTIMIZER, '**/{uuid}/optermizerly-profile'])
      await view.control('POST', '/faults', fault(path.replace('{uuid}', view.uuid)));
    await waitFor(async () => expect(await view.patched()).toHaveLength(2), { timeout: 10_000 });
    const { uuid } = (await view.control<{ profile: { uuid: string } }>('GET', `/applications/${view.uuid}`))
      .profile;
    expect(await view.received('PUT', `${PROFILE}/${uuid}/tracker`)).toHaveLength(2);
    expect(await view.received('GET', OPTIMIZER)).toHaveLength(2);
    expect(await view.received('PATCH', `${HELOCS}/${view.uuid}/experiments`)).toHaveLength(2);
    await waitFor(() => expect(view.runtime.personal.session.get(FOLLOW_UP_KEY)).toBeUndefined());
    expect(view.reports).toEqual([]);
  });

  test('what was done before a reload is not done again', async () => {
    const cut = await created({}, { path: '**/experiments', kind: 'network' });
    await waitFor(async () => expect(await cut.patched()).toHaveLength(1));
    await waitFor(() => expect(cut.runtime.personal.session.get(FOLLOW_UP_KEY)).toContain('"experiments"'));
    cut.unmount();
    await control(cut.sandbox, 'DELETE', '/faults');
    await control(cut.sandbox, 'DELETE', '/requests');
    const again = await renderRemote(borrower, { path: `/${cut.uuid}`, sandbox: cut.sandbox, jwt: cut.jwt });
    await waitFor(() => expect(again.runtime.personal.session.get(FOLLOW_UP_KEY)).toBeUndefined());
    const sent = (await control<ReceivedRequest[]>(cut.sandbox, 'GET', '/requests'))
      .filter(({ method }) => method === 'PUT' || method === 'PATCH')
      .map(({ method, path }) => `${method} ${path}`);
    expect(sent).toEqual([`PATCH ${HELOCS}/${cut.uuid}/experiments`]);
    expect(await cut.received('POST', '/service-comms-prefs/secure/api/v1/consent/user')).toEqual([]);
  });

  test('a phone that is not saved does not keep the tracker from being saved', async () => {
    const { patched, reports } = await created({}, { path: `${PROFILE}/phone`, kind: 'status', status: 500 });
    await waitFor(async () => expect(await patched()).toHaveLength(1));
    expect(reports.flat()).toContainEqual({ where: 'profile-phone', code: 'server', status: 500 });
  });
});

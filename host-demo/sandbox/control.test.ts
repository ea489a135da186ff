import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { contract } from '#src/api/contract/contract.ts';
import { getHeloc } from '#src/api/contract/heloc.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { statusOf } from './testing/applicants.ts';

const UUID = /^[0-9a-f-]{36}$/;
const MINUTE = 60_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const person = ({ uuid, jwt }: Created) => ({ uuid, api: sandbox.api({ jwt }) });

describe('applications', () => {
  test('answers everything that is needed to sign in', async () => {
    const made = await sandbox.make({ email: 'ana@example.com', password: 'Correct-Horse-1' });
    expect(made).toEqual({
      uuid: expect.stringMatching(UUID),
      loanNumber: expect.stringMatching(/^\d{7}$/),
      identityUuid: expect.stringMatching(UUID),
      email: 'ana@example.com',
      password: 'Correct-Horse-1',
      jwt: expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/),
    });
    const { email, password } = made;
    const { jwt } = await sandbox.api().call(contract.login, { body: { email, password } });
    const mine = await sandbox.api({ jwt }).call(contract.getAllHelocs, {});
    expect(mine.map(({ uuid }) => uuid)).toEqual([made.uuid]);
  });

  test.each([
    ['LARKSPINDLE_SENIOR', 'SENIOR', [30]],
    ['LARKSPINDLE', 'HELOC', [5, 10, 15, 30]],
  ])('an application with %s is for its product, %s', async (org, productType, terms) => {
    const { uuid, jwt } = await sandbox.make({ org });
    const heloc = await sandbox.api({ jwt, org }).call(getHeloc, { params: { uuid } });
    expect(heloc.productType).toBe(productType);
    expect([...new Set(heloc.offers.map(({ term }) => term))]).toEqual(terms);
    const chosen = await sandbox.make({ org, productType: 'HELOC' });
    expect(
      await sandbox.api({ jwt: chosen.jwt, org }).call(getHeloc, { params: { uuid: chosen.uuid } }),
    ).toMatchObject({ productType: 'HELOC' });
  });

  test('a second application with the same email belongs to the same person', async () => {
    const first = await sandbox.make({ email: 'two@example.com', status: 'COMPLETE' });
    const second = await sandbox.make({ email: 'two@example.com' });
    expect(second.identityUuid).toBe(first.identityUuid);
    const mine = await sandbox.api({ jwt: second.jwt }).call(contract.getAllHelocs, {});
    expect(mine.map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid]);
  });

  test('takes any field of the application, its profile, offers, liabilities, conditions and signers', async () => {
    const made = await sandbox.make({
      org: 'QUILLMERE_BANK',
      status: { checklistStatus: 'FINAL_OFFER', uwSubDecision: 'VERIFIED_OFFER', bpo: 'BPO_COMPLETE' },
      profile: { firstName: 'Zoë', lastName: "O'Hara", dob: '1970-02-03' },
      property: { state: 'CA', zip: '93721' },
      adjustedHomeAmount: 650_000,
      offers: [{ term: 10, minDraw: 20_000, maxDraw: 90_000, rate: 9.25 }],
      liabilities: [{ creditor: 'Meridian Card', monetaryBalance: 12.5 }],
      conditions: [{ uuid: 'c-1', categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }],
      signers: [{ firstName: 'Jo', lastName: 'Hara', email: 'jo@example.com' }],
      somethingNew: { kept: true },
    });
    const heloc = await sandbox
      .api({ jwt: made.jwt, org: 'QUILLMERE_BANK' })
      .call(getHeloc, { params: { uuid: made.uuid } });
    expect(heloc).toMatchObject({
      owner: { firstName: 'Zoë', lastName: "O'Hara" },
      property: { state: 'CA', zip: '93721', street1: '12 Alder Way' },
      adjustedHomeAmount: 650_000,
      offers: [{ term: 10, rate: 9.25, uuid: expect.stringMatching(UUID) }],
      selectedOffer: { term: 10, drawAmount: 50_000, apr: 9.25 },
      liabilities: [{ monetaryBalance: 12.5 }],
      helocSigners: [{ email: 'jo@example.com' }],
      status: { uwSubDecision: 'VERIFIED_OFFER', bpo: 'BPO_COMPLETE' },
      somethingNew: { kept: true },
    });
    const held = await sandbox.control('GET', `/applications/${made.uuid}`);
    expect(held).toMatchObject({
      org: 'QUILLMERE_BANK',
      conditions: [{ uuid: 'c-1' }],
      profile: { dob: '1970-02-03' },
    });
  });

  test('who is said to be invited was invited, and can be again at once', async () => {
    const signer = {
      firstName: 'Jo',
      lastName: 'Hara',
      email: 'slow.invited@example.com',
      status: 'INVITED',
    };
    const { uuid } = await sandbox.make({ status: 'CO_DEED_REQ', signers: [signer] });
    expect(await sandbox.control('GET', `/applications/${uuid}`)).toMatchObject({
      helocSigners: [{ status: 'INVITED', invitedAt: expect.any(String), resendAt: null }],
    });
    expect(await sandbox.control('GET', '/outbox')).toContainEqual(
      expect.objectContaining({ to: signer.email, subject: 'You are asked to sign' }),
    );
  });

  test('merges what is patched', async () => {
    const made = await sandbox.make({
      signers: [{ firstName: 'Jo', lastName: 'Hara', email: 'slow.jo@example.com' }],
    });
    const patched = await sandbox.control('PATCH', `/applications/${made.uuid}`, {
      status: { checklistStatus: 'HMDA' },
      property: { zip: '99999' },
      profile: { email: 'patched@example.com' },
      signers: [{ email: 'slow.jo@example.com', status: 'SIGNED' }],
    });
    expect(patched).toMatchObject({
      status: { checklistStatus: 'HMDA', uwDecision: 'SELECT' },
      property: { zip: '99999', city: 'Boise' },
      profile: { email: 'patched@example.com' },
      helocSigners: [{ firstName: 'Jo', status: 'SIGNED' }],
    });
    expect(await statusOf(person(made))).toBe('HMDA');
  });

  test.each([
    [{ org: 7 }, /org must be/],
    [{ status: 7 }, /status must be/],
    [{ status: { checklistStatus: 7 } }, /checklistStatus must be a string/],
    [{ scenario: 'no-such' }, /Unknown scenario no-such\. Known: /],
    [{ offers: 'many' }, /offers must be/],
    [{ profile: [] }, /profile must be an object/],
    [{ rate: 'high' }, /rate must be/],
    [{ uuid: 'mine' }, /uuid must be a UUID/],
    [{ conditions: [1] }, /conditions\[0\] must be an object/],
    [{ signers: [{ email: 'jo@example.com' }] }, /signers\[0\].firstName is a required field/],
    [[], /must be a/],
  ])('refuses %j with a reason', async (body, reason) => {
    await expect(sandbox.make(body as Record<string, unknown>)).rejects.toThrow(reason);
    await expect(sandbox.make(body as Record<string, unknown>)).rejects.toThrow(/: 400 /);
  });

  test.each([
    [{ status: 5 }, /status must be/],
    [{ profile: 5 }, /profile must be an object/],
    [{ conditions: ['x'] }, /conditions\[0\] must be an object/],
    [{ signers: [null] }, /signers\[0\]/],
  ])('refuses the change %j with a reason', async (body, reason) => {
    const { uuid } = await sandbox.make();
    const changed = sandbox.control('PATCH', `/applications/${uuid}`, body);
    await expect(changed).rejects.toThrow(reason);
    await expect(changed).rejects.toThrow(/: 400 /);
  });

  test('holds and releases', async () => {
    const made = await sandbox.make({ status: 'HARD_CREDIT_PULL', hold: true });
    await sandbox.pass(60 * MINUTE);
    expect(await statusOf(person(made))).toBe('HARD_CREDIT_PULL');
    await sandbox.control('POST', `/applications/${made.uuid}/release`);
    expect(await statusOf(person(made))).toBe('HARD_CREDIT_PULL');
    await sandbox.pass(2500);
    expect(await statusOf(person(made))).toBe('INCOME_VERIFICATION');

    const other = await sandbox.make({ status: 'IN_PROGRESS' });
    await sandbox.control('POST', `/applications/${other.uuid}/hold`);
    await sandbox.pass(60 * MINUTE);
    expect(await statusOf(person(other))).toBe('IN_PROGRESS');
  });

  test('an application that does not exist is a 404', async () => {
    const unknownApplication = '/applications/00000000-0000-4000-8000-000000000000';
    await expect(sandbox.control('GET', unknownApplication)).rejects.toThrow(/404/);
    await expect(sandbox.control('PATCH', unknownApplication, {})).rejects.toThrow(/404/);
    await expect(sandbox.control('POST', `${unknownApplication}/hold`)).rejects.toThrow(/404/);
  });
});

const EXTERNAL = { context: 'external' };

describe('the rest of the surface', () => {
  test('flags, for everybody and for one organisation', async () => {
    const features = async (org: string) => {
      const answer = await sandbox.api({ org }).call(contract.postFeatures, { params: EXTERNAL, body: {} });
      return Object.fromEntries(answer.features.map(({ key, enabled }) => [key, enabled]));
    };
    await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-fcra': true });
    await sandbox.control('PUT', '/flags', { org: 'OAKLINE_NY', flags: { 'fe-heloc-redesign-2025': false } });
    expect(await features('OAKLINE')).toMatchObject({
      'fe-heloc-ny-fcra': true,
      'fe-heloc-redesign-2025': true,
    });
    expect(await features('OAKLINE_NY')).toMatchObject({
      'fe-heloc-ny-fcra': true,
      'fe-heloc-redesign-2025': false,
    });
    const fcra = { params: EXTERNAL, body: { featureKey: 'fe-heloc-ny-fcra' } };
    expect(await sandbox.api().call(contract.postFeature, fcra)).toMatchObject({ enabled: true });
    const variables = { 'fe-heloc-maintenance': { message: 'Back at 6.' } };
    await sandbox.control('PUT', '/flags', { variables });
    const { features: all } = await sandbox.api().call(contract.postFeatures, { params: EXTERNAL, body: {} });
    expect(all.map(({ key }) => key)).not.toContain('fe-heloc-maintenance');
    await sandbox.control('PUT', '/flags', { flags: { 'fe-heloc-maintenance': true }, variables });
    const closed = { params: EXTERNAL, body: { featureKey: 'fe-heloc-maintenance' } };
    expect(await sandbox.api().call(contract.postFeature, closed)).toEqual({
      enabled: true,
      variables: { message: 'Back at 6.' },
    });
    await sandbox.control('PUT', '/flags', { 'fe-heloc-maintenance': false });
    await expect(sandbox.control('PUT', '/flags', { 'fe-heloc-ny-fcra': 'on' })).rejects.toThrow(/400/);
    await expect(sandbox.control('PUT', '/flags', { variables: { x: 1 } })).rejects.toThrow(/400/);
    await expect(sandbox.control('PUT', '/flags', { experiments: { x: 'both' } })).rejects.toThrow(/400/);
  });

  test('a feature that is not decided is as the organisation has it, asked for alone or with all', async () => {
    const CHAT = 'fe-heloc-web-chat';
    const own = await createTestSandbox({ factsOf: () => ({ flags: { [CHAT]: true } }) });
    const chat = { params: EXTERNAL, body: { featureKey: CHAT } };
    const keys = async () =>
      (await own.api().call(contract.postFeatures, { params: EXTERNAL, body: {} })).features.map(
        ({ key }) => key,
      );
    expect(await own.api().call(contract.postFeature, chat)).toMatchObject({ enabled: true });
    expect(await keys()).not.toContain(CHAT);
    await own.control('PUT', '/flags', { [CHAT]: false });
    expect(await own.api().call(contract.postFeature, chat)).toMatchObject({ enabled: false });
    expect(await keys()).toContain(CHAT);
    own.close();
  });

  test('a feature of one application alone, sides of experiments, and a service that is slow', async () => {
    const REDESIGN = 'fe-heloc-redesign-2025';
    const AUTH0 = 'fe-heloc-auth0';
    const api = sandbox.api();
    const [uuid, other] = [newUuid(), newUuid()];
    const user = (applicationId: string) => ({
      id: 'x',
      attributes: {
        applicationId,
        createdTime: null,
        identityId: null,
        organization: 'OAKLINE',
        trackerId: 'x',
      },
    });
    await sandbox.control('PUT', '/flags', { byApplication: { [uuid]: { [AUTH0]: true } } });
    const auth0 = (id: string) =>
      api
        .call(contract.postFeature, {
          params: EXTERNAL,
          body: { featureKey: AUTH0, optimizeUser: user(id) },
        })
        .then(
          ({ enabled }) => enabled,
          ({ code }) => code,
        );
    expect([await auth0(uuid), await auth0(other)]).toEqual([true, 'not-found']);

    const decide = async () =>
      (await api.call(contract.postDecision, { params: EXTERNAL, body: { trackerId: 'x' } })).experiments;
    const change = { experiments: { [REDESIGN]: 'control', [AUTH0]: null } };
    expect(await sandbox.control('PUT', '/flags', change)).toMatchObject({
      flags: { [REDESIGN]: false },
      experiments: { [REDESIGN]: 'control' },
    });
    expect(await decide()).toEqual([{ name: REDESIGN, variation: 'control' }]);

    await sandbox.control('PUT', '/flags', { delayMs: 200 });
    const begun = performance.now();
    await decide();
    expect(performance.now() - begun).toBeGreaterThan(190);
  });

  test('the clock is set and sped up', async () => {
    let outside = Date.parse('2026-11-21T12:00:00Z');
    const own = await createTestSandbox({ clock: () => outside });
    const set = await own.control('PUT', '/clock', { now: '2027-01-01T00:00:00Z', rate: 60 });
    expect(set).toEqual({ now: '2027-01-01T00:00:00.000Z', rate: 60 });
    outside += 2000;
    expect(await own.control('GET', '/clock')).toEqual({ now: '2027-01-01T00:02:00.000Z', rate: 60 });
    expect(await own.control('PUT', '/clock', { rate: 0 })).toEqual({
      now: '2027-01-01T00:02:00.000Z',
      rate: 0,
    });
    outside += 2000;
    expect(await own.control('GET', '/clock')).toMatchObject({ now: '2027-01-01T00:02:00.000Z' });
    await expect(own.control('PUT', '/clock', { now: 'soon' })).rejects.toThrow(/400/);
    await expect(own.control('PUT', '/clock', { rate: -1 })).rejects.toThrow(/400/);
    own.close();
  });

  test('operating hours by the week, and by decree', async () => {
    // A Sunday noon in Pacific time.
    const own = await createTestSandbox({ clock: () => Date.parse('2026-11-22T20:00:00Z') });
    const chat = { params: { department: 'OPS_CHAT' }, query: {} };
    const closed = await own.api().call(contract.getOpenStatus, chat);
    expect(closed).toEqual({ isOpen: false, opensAt: '2026-11-23T14:00:00.000Z' });
    const body = { identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' }, org: 'OAKLINE' };
    await expect(own.api().call(contract.initOmniChat, { body })).rejects.toMatchObject({
      code: 'conflict',
      messages: ['closed'],
    });
    await own.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
    expect(await own.api().call(contract.getOpenStatus, chat)).toMatchObject({ isOpen: true });
    expect(await own.api().call(contract.initOmniChat, { body })).toMatchObject({ friendlyName: 'Ana' });
    own.close();
  });

  test('remembers requests, oldest first', async () => {
    await sandbox.control('DELETE', '/requests');
    await sandbox.api().call(contract.typeahead, { query: { filter: '12 alder' } });
    const body = { featureKey: 'fe-heloc-redesign-2025' };
    await sandbox.api().call(contract.postFeature, { params: EXTERNAL, body });
    const received = await sandbox.control<Record<string, unknown>[]>('GET', '/requests');
    expect(received).toMatchObject([
      {
        method: 'GET',
        path: '/service-address/external/api/v1/typeahead',
        query: { filter: '12 alder' },
        headers: { 'x-org': 'OAKLINE', 'x-with-origin': 'http://localhost:4400' },
        body: null,
      },
      { method: 'POST', path: '/service-optimize/external/api/v1/feature', body },
    ]);
    await sandbox.control('DELETE', '/requests');
    expect(await sandbox.control('GET', '/requests')).toEqual([]);
  });

  test('an outbox holds what would have been sent', async () => {
    await sandbox.make({
      status: 'CO_DEED_REQ',
      signers: [{ firstName: 'Jo', lastName: 'H', email: 'outbox@example.com' }],
    });
    const outbox = await sandbox.control<{ to: string; path?: string }[]>('GET', '/outbox');
    expect(outbox.find(({ to }) => to === 'outbox@example.com')?.path).toMatch(
      /^\/heloc-signer\/login#token=/,
    );
  });

  test('resets', async () => {
    const own = await createTestSandbox();
    const made = await own.make();
    await own.control('PUT', '/flags', { a: true });
    await own.control('POST', '/faults', { path: '/x', kind: 'status' });
    await own.control('POST', '/reset');
    expect(await own.control('GET', '/faults')).toEqual([]);
    expect(await own.control('GET', '/requests')).toEqual([]);
    await expect(own.control('GET', `/applications/${made.uuid}`)).rejects.toThrow(/404/);
    expect(await own.make()).toMatchObject({ jwt: expect.any(String) });
    own.close();
  });
});

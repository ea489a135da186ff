import { describe, expect, test } from '@jest/globals';
import { FLAG_KEYS, type FlagName } from '#src/domain/org/flags.ts';
import { WHITELIST } from '#src/domain/org/whitelist.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import type { FlagsEvent, HelocEvent } from './events.ts';
import { flagDetails } from './flagDetails.ts';
import { createFlags, type FlagSource } from './flags.ts';
import { type MountStorage, safeStore } from './storage.ts';

const TRACKER = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';
const IDENTITY = '0d1c8a3e-2222-4c1b-9a5b-3a4a1f0d2c11';
const APPLICATION = { uuid: '6c1d9067-2222-4f68-8b6c-4b5b2f1e3d22', createdAt: '2026-11-24T10:00:00.000Z' };
const OTHER = { ...APPLICATION, uuid: '7d2e0178-2222-4f68-8b6c-4b5b2f1e3d22' };

function memoryStorage(): MountStorage {
  const memory = () =>
    safeStore(() => {
      throw new Error('no storage in Node: kept in memory');
    });
  const storage = { local: memory(), session: memory() };
  storage.local.set('telemetry_trackerUuid', TRACKER);
  return storage;
}

interface Given extends Partial<Pick<FlagSource, 'storage' | 'api' | 'options'>> {
  sandbox?: TestSandbox;
  defaults?: Record<string, boolean>;
  person?: { uuid: string | undefined };
}

async function flagsOf({ defaults = {}, person = { uuid: IDENTITY }, ...given }: Given = {}) {
  const sandbox = given.sandbox ?? (await createTestSandbox());
  const auth = {
    isSignedIn: () => false,
    identityUuid: () => person.uuid,
    owner: () => (person.uuid ? `OAKLINE/${person.uuid}` : 'OAKLINE'),
  };
  const storage = given.storage ?? memoryStorage();
  const told: HelocEvent[] = [];
  const warned: unknown[] = [];
  const flags = createFlags({
    api: given.api ?? sandbox.api(),
    auth,
    storage,
    org: () => 'OAKLINE',
    flagDefaults: () => defaults,
    reporter: { warn: (...args) => warned.push(args), error: (...args) => warned.push(args) },
    options: given.options ?? (() => ({ environment: 'production' })),
    emit: (event) => told.push(event),
  });
  /** What was asked, and for whom. */
  const asked = async () =>
    (
      await sandbox.control<{ path: string; body: { optimizeUser: { attributes: object } } }[]>(
        'GET',
        '/requests',
      )
    ).filter(({ path }) => path.startsWith('/service-optimize/'));
  const states = () => (told as FlagsEvent[]).map(({ state }) => state);
  return { sandbox, flags, asked, told: told as FlagsEvent[], states, warned, storage, person };
}

test('another organisation has its own defaults at once', async () => {
  const defaults: Record<string, boolean> = { 'fe-heloc-ny-modal': true };
  const { flags, told } = await flagsOf({ defaults });
  const seen: boolean[] = [];
  flags.subscribe(() => seen.push(flags.get('nyModal')));
  defaults['fe-heloc-ny-modal'] = false;
  flags.changeDefaults();
  expect(seen).toEqual([false]);
  // To the host nothing has been answered.
  expect(told).toEqual([]);
});

test('the organisation’s default holds until the server has answered', async () => {
  const { sandbox, flags } = await flagsOf({ defaults: { 'fe-heloc-ny-modal': true } });
  expect(flags.get('nyModal')).toBe(true);
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': false });
  await flags.refresh();
  expect(flags.get('nyModal')).toBe(false);
});

test('a feature brings its variables along', async () => {
  const { sandbox, flags } = await flagsOf();
  expect(flags.variables('californiaFires')).toBeUndefined();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-california-fires': true });
  await flags.refresh();
  expect(flags.variables('californiaFires')).toEqual({ zips: expect.arrayContaining(['95969']) });
  expect(flags.variables('redesign2025')).toBeUndefined();
});

test('features are evaluated for the person, their browser and their organisation', async () => {
  const { flags, asked } = await flagsOf();
  await flags.refresh();
  const attributes = { identityId: IDENTITY, organization: 'OAKLINE', trackerId: TRACKER };
  expect(await asked()).toMatchObject([
    {
      path: '/service-optimize/external/api/v1/features',
      body: { optimizeUser: { id: TRACKER, attributes: { ...attributes, applicationId: null } } },
    },
  ]);
});

test('an application that is opened has features of its own, asked for once', async () => {
  const { flags, asked } = await flagsOf();
  flags.evaluateFor(APPLICATION);
  flags.evaluateFor({ ...APPLICATION });
  await flags.refresh();
  const bodies = (await asked()).map(({ body }) => body);
  expect(bodies).toHaveLength(1);
  for (const { optimizeUser } of bodies)
    expect(optimizeUser.attributes).toMatchObject({
      applicationId: APPLICATION.uuid,
      createdTime: APPLICATION.createdAt,
    });
});

test('when it was made is told once it is known', async () => {
  const { flags, asked } = await flagsOf();
  flags.evaluateFor({ uuid: APPLICATION.uuid });
  flags.evaluateFor(APPLICATION);
  await flags.refresh();
  expect((await asked()).at(-1)?.body.optimizeUser.attributes).toMatchObject({
    createdTime: APPLICATION.createdAt,
  });
});

test('an answer for an application that has been left does not count', async () => {
  const { sandbox, flags } = await flagsOf();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': true });
  const slow = { path: '**/features', kind: 'slow', delayMs: 300, times: 1 };
  await sandbox.control('POST', '/faults', slow);
  const late = flags.refresh();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': false });
  flags.evaluateFor(APPLICATION);
  await late;
  expect(flags.get('nyModal')).toBe(false);
});

test('a feature that cannot be asked for stays as it was', async () => {
  const { sandbox, flags } = await flagsOf();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-web-chat': true });
  await flags.refresh();
  await sandbox.control('POST', '/faults', { path: '**/api/v1/feature', kind: 'status', status: 500 });
  await flags.refresh('webChat');
  expect(flags.get('webChat')).toBe(true);
});

test('a feature that the server does not know stays as the organisation has it, and nobody is told', async () => {
  const { flags, warned } = await flagsOf({ defaults: { 'fe-heloc-web-chat': true } });
  await flags.refresh();
  await flags.refresh('webChat');
  expect(flags.get('webChat')).toBe(true);
  expect(warned).toEqual([]);
});

test('one feature is asked for alone; the others stay as they were', async () => {
  const { sandbox, flags, asked } = await flagsOf();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': true, 'fe-heloc-web-chat': false });
  await flags.refresh();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': false, 'fe-heloc-web-chat': true });
  await flags.refresh('webChat');
  expect([flags.get('nyModal'), flags.get('webChat')]).toEqual([true, true]);
  expect((await asked()).at(-1)).toMatchObject({
    path: '/service-optimize/external/api/v1/feature',
    body: { featureKey: 'fe-heloc-web-chat', optimizeUser: { id: TRACKER } },
  });
});

/** docs/rules.md#feature-flags */
describe('the order in which a feature is decided', () => {
  const NY = 'fe-heloc-ny-modal';
  const kept = async () => {
    const first = await flagsOf();
    await first.sandbox.control('PUT', '/flags', { [NY]: true });
    await first.flags.refresh();
    return first;
  };

  test('what this tab has kept comes before the organisation’s default, from the first reading on', async () => {
    const { storage } = await kept();
    const { flags } = await flagsOf({ storage, defaults: { [NY]: false } });
    expect(flags.get('nyModal')).toBe(true);
    expect(flagDetails(flags.held, NY)).toEqual({ value: true, reason: 'CACHED', variant: 'on' });
  });

  test.each([
    ['another person', { person: { uuid: undefined } }, undefined],
    ['another browser', {}, (storage: MountStorage) => storage.local.set('telemetry_trackerUuid', IDENTITY)],
  ])('but nothing of it for %s', async (_, given, change) => {
    const { storage } = await kept();
    change?.(storage);
    const { flags } = await flagsOf({ storage, ...given });
    expect(flags.get('nyModal')).toBe(false);
  });

  test('who logs in, or opens an application, has what was known before', async () => {
    const { storage, person, ...visitor } = await flagsOf({ person: { uuid: undefined } });
    await visitor.sandbox.control('PUT', '/flags', { [NY]: true });
    await visitor.flags.refresh();
    const { flags } = await flagsOf({ storage });
    flags.held.application = APPLICATION;
    expect(flags.get('nyModal')).toBe(true);
  });

  test('an application has what was kept for it', async () => {
    const { storage, flags, sandbox } = await kept();
    flags.evaluateFor(APPLICATION);
    await flags.refresh();
    await sandbox.control('POST', '/faults', { path: '**/features', kind: 'network' });
    const again = await flagsOf({ storage, sandbox });
    expect(again.flags.get('nyModal')).toBe(false);
    again.flags.evaluateFor(APPLICATION);
    await again.flags.refresh();
    expect(again.flags.get('nyModal')).toBe(true);
  });

  test('it says why', async () => {
    const { flags, sandbox } = await flagsOf({ defaults: { [NY]: true, 'fe-heloc-redesign-2025': true } });
    expect(flagDetails(flags.held, NY)).toEqual({ value: true, reason: 'STATIC', variant: 'on' });
    expect(flagDetails(flags.held, 'fe-heloc-web-chat')).toEqual({ value: false, reason: 'DEFAULT' });
    await sandbox.control('PUT', '/flags', {
      flags: { [NY]: false, 'fe-heloc-redesign-2025': false },
      variables: { [NY]: { states: ['NY'] } },
    });
    await flags.refresh();
    expect(flagDetails(flags.held, NY)).toEqual({ value: false, reason: 'TARGETING_MATCH', variant: 'off' });
    expect(flagDetails(flags.held, 'fe-heloc-redesign-2025')).toMatchObject({ variant: 'control' });
    await sandbox.control('PUT', '/flags', { [NY]: true });
    await flags.refresh('nyModal');
    expect(flagDetails(flags.held, NY)).toMatchObject({ value: true, variables: { states: ['NY'] } });
  });

  test('who is somebody else has what was known until there is an answer for them', async () => {
    const { flags, person, sandbox, states } = await kept();
    await sandbox.control('POST', '/faults', { path: '**/features', kind: 'network' });
    person.uuid = OTHER.uuid;
    await flags.refresh();
    expect(flagDetails(flags.held, NY)).toMatchObject({ value: true, reason: 'CACHED' });
    expect(states()).toEqual(['READY', 'CONFIGURATION_CHANGED', 'RECONCILING', 'STALE']);
  });
});

describe('features that nobody knows', () => {
  test('are dropped before they are kept', async () => {
    const { flags, sandbox, storage } = await flagsOf();
    await sandbox.control('PUT', '/flags', { 'fe-heloc-web-chat': true, 'somebody-elses': true });
    await flags.refresh();
    expect(flags.get('webChat')).toBe(true);
    expect(flags.isOn('somebody-elses')).toBe(false);
    expect(storage.session.get('heloc:flags:OAKLINE')).not.toContain('somebody-elses');
  });

  test('are none, which is reported in test mode', async () => {
    const { flags, warned } = await flagsOf({ options: () => ({ environment: 'test' }) });
    const none = { value: false, reason: 'ERROR', errorCode: 'FLAG_NOT_FOUND' };
    expect(flagDetails(flags.held, 'somebody-elses')).toEqual(none);
    expect(warned).toEqual([['There is no such feature flag', { key: 'somebody-elses' }]]);
  });

  test('of a base that services move to is known by its name', async () => {
    const { flags, sandbox } = await flagsOf();
    await sandbox.control('PUT', '/flags', { 'fe-heloc-base-url-service-profile': true });
    await flags.refresh();
    expect(flags.isOn('fe-heloc-base-url-service-profile')).toBe(true);
  });
});

describe('what a tab keeps', () => {
  test('is values alone, without anybody’s id, in a kilobyte', async () => {
    const { flags, sandbox, storage } = await flagsOf();
    await sandbox.control('PUT', '/flags', {
      flags: Object.fromEntries(WHITELIST.map((key) => [key, true])),
      variables: { 'fe-heloc-california-fires': { zips: ['95969'] } },
    });
    await flags.refresh();
    const text = storage.session.get('heloc:flags:OAKLINE') ?? '';
    expect(text.length).toBeLessThanOrEqual(1024);
    for (const id of [IDENTITY, TRACKER, '95969']) expect(text).not.toContain(id);
    const carrying = ['fe-heloc-california-fires', 'fe-heloc-maintenance'];
    expect(Object.keys(JSON.parse(text).on).toSorted()).toEqual(
      WHITELIST.filter((key) => !carrying.includes(key)).toSorted(),
    );
  });

  test('is nothing when it is more than that', async () => {
    const { flags, sandbox, storage } = await flagsOf();
    const many = Array.from({ length: 40 }, (_, at) => [`fe-heloc-base-url-service-${at}`, true]);
    await sandbox.control('PUT', '/flags', Object.fromEntries(many));
    await flags.refresh();
    expect(flags.isOn('fe-heloc-base-url-service-39')).toBe(true);
    expect(storage.session.get('heloc:flags:OAKLINE')).toBeUndefined();
  });

  test.each(['', 'null', '[]', '"x"', '{"of":0}', '{"on":null}'])('may be anything: %s', async (text) => {
    const { flags, storage } = await flagsOf({ defaults: { 'fe-heloc-ny-modal': true } });
    storage.session.set('heloc:flags:OAKLINE', text);
    expect(flags.get('nyModal')).toBe(true);
  });

  test('is a boolean or nothing', async () => {
    const { flags, storage } = await flagsOf();
    await flags.refresh();
    const { of } = JSON.parse(storage.session.get('heloc:flags:OAKLINE') ?? '');
    storage.session.set('heloc:flags:OAKLINE', JSON.stringify({ of, on: { 'fe-heloc-ny-modal': 'yes' } }));
    const again = await flagsOf({ storage });
    expect(again.flags.get('nyModal')).toBe(false);
  });

  test.each(['blocked', 'full'])('is not needed: storage is %s', async (how) => {
    const refuse = () => {
      throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    const browser = { getItem: how === 'full' ? () => null : refuse, setItem: refuse, removeItem: refuse };
    const store = safeStore(() => browser as unknown as Storage);
    const { flags, sandbox } = await flagsOf({ storage: { local: store, session: store } });
    await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': true });
    await flags.refresh();
    expect(flags.get('nyModal')).toBe(true);
  });
});

describe('a screen', () => {
  test('keeps what it draws by until it closes; what is decided elsewhere follows at once', async () => {
    const { flags, sandbox } = await flagsOf();
    flags.open('a');
    await sandbox.control('PUT', '/flags', { 'fe-heloc-auth0': true, 'fe-heloc-maintenance': true });
    await flags.refresh();
    flags.open('a');
    expect([flags.get('auth0'), flags.get('maintenance')]).toEqual([false, true]);
    flags.open('b');
    expect(flags.get('auth0')).toBe(true);
  });
});

/** An API that is answered by hand, in any order. */
function byHand() {
  const calls: { answer(value: unknown): void; aborted(): boolean | undefined; body: unknown }[] = [];
  const call = (_: unknown, input: { body: unknown; signal?: AbortSignal }) =>
    new Promise((resolve) => {
      calls.push({ answer: resolve, aborted: () => input.signal?.aborted, body: input.body });
    });
  const asked = async (count: number) => {
    while (calls.length < count) await new Promise((resolve) => setImmediate(resolve));
    return calls;
  };
  return { api: { call } as unknown as FlagSource['api'], calls, asked };
}
const on = (...keys: string[]) => ({
  features: keys.map((key) => ({ key, enabled: true, variables: null })),
});

describe('answers in another order than they were asked for', () => {
  test('one for somebody else is dropped, however late it is', async () => {
    const { api, asked } = byHand();
    const { flags } = await flagsOf({ api });
    const first = flags.refresh();
    const [late] = await asked(1);
    flags.evaluateFor(APPLICATION);
    const [, dropped] = await asked(2);
    flags.evaluateFor(OTHER);
    const [, , now] = await asked(3);
    now?.answer(on('fe-heloc-web-chat'));
    dropped?.answer(on('fe-heloc-ny-modal'));
    late?.answer(on('fe-heloc-maintenance'));
    await first;
    await flags.whenAnswered();
    expect([late?.aborted(), dropped?.aborted(), now?.aborted()]).toEqual([true, true, false]);
    expect(['webChat', 'nyModal', 'maintenance'].map((name) => flags.get(name as 'webChat'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('what was asked for later counts', async () => {
    const { api, asked } = byHand();
    const { flags } = await flagsOf({ api });
    const all = flags.refresh();
    const [first] = await asked(1);
    const one = flags.refresh('webChat');
    const [, second] = await asked(2);
    second?.answer({ enabled: true, variables: null });
    await one;
    first?.answer({ features: [{ key: 'fe-heloc-web-chat', enabled: false, variables: null }] });
    await all;
    expect(flags.get('webChat')).toBe(true);
  });

  test('the same is asked for once at a time', async () => {
    const { api, calls, asked } = byHand();
    const { flags } = await flagsOf({ api });
    const both = [flags.refresh(), flags.refresh()];
    const [only] = await asked(1);
    only?.answer(on());
    await Promise.all(both);
    expect(calls).toHaveLength(1);
  });
});

test('a feature that alone is missing in an answer is asked for by its key', async () => {
  const { flags, sandbox, asked } = await flagsOf();
  const all = Object.fromEntries(Object.values(FLAG_KEYS).map((key) => [key, true]));
  const answer = Object.keys(all)
    .filter((key) => key !== 'fe-heloc-ny-modal')
    .map((key) => ({ key, enabled: true, variables: null }));
  await sandbox.control('PUT', '/flags', all);
  const body = { features: answer };
  await sandbox.control('POST', '/faults', { path: '**/features', kind: 'status', status: 200, body });
  await flags.refresh();
  expect(flags.get('nyModal')).toBe(true);
  expect((await asked()).map(({ path }) => path.split('/').at(-1))).toEqual(['features', 'feature']);
});

describe('a service that fails', () => {
  test.each([
    ['400', { kind: 'status', status: 400 }],
    ['401', { kind: 'status', status: 401 }],
    ['403', { kind: 'status', status: 403 }],
    ['404', { kind: 'status', status: 404 }],
    ['409', { kind: 'status', status: 409 }],
    ['429', { kind: 'status', status: 429 }],
    ['500', { kind: 'status', status: 500 }],
    ['the network', { kind: 'network' }],
    ['no JSON', { kind: 'malformed' }],
    ['another shape', { kind: 'status', status: 200, body: { features: 'none' } }],
    ['a list', { kind: 'malformed', body: '[]' }],
    ['null', { kind: 'malformed', body: 'null' }],
    ['features by key', { kind: 'status', status: 200, body: { features: { 'fe-heloc-ny-modal': false } } }],
    ['no key', { kind: 'status', status: 200, body: { features: [{ enabled: false }] } }],
    [
      'a value of another shape',
      {
        kind: 'status',
        status: 200,
        body: { features: [{ key: 'fe-heloc-ny-modal', enabled: { no: 1 }, variables: null }] },
      },
    ],
  ])('%s: what was on stays on, and the console has one line of it', async (_, fault) => {
    const { flags, sandbox, warned, states } = await flagsOf();
    await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': true });
    await flags.refresh();
    await sandbox.control('POST', '/faults', { path: '**/features', ...fault });
    await flags.refresh();
    await flags.refresh();
    expect(flags.get('nyModal')).toBe(true);
    expect(warned).toHaveLength(1);
    expect(states().at(-1)).toBe('STALE');
    await sandbox.control('DELETE', '/faults');
    await flags.refresh();
    expect(states().at(-1)).toBe('READY');
  });

  test('from the start leaves the organisation’s defaults', async () => {
    const { flags, sandbox, states } = await flagsOf({ defaults: { 'fe-heloc-ny-modal': true } });
    await sandbox.control('POST', '/faults', { path: '**/features', kind: 'network' });
    await flags.whenAnswered();
    expect(flags.get('nyModal')).toBe(true);
    expect(states()).toEqual(['ERROR']);
  });

  test('keys of an object’s own, fields that nobody knows and ten thousand features change nothing', async () => {
    const { flags, sandbox, storage, warned } = await flagsOf();
    const odd = ['__proto__', 'constructor', 'toString', ''].map((key) => ({ key, enabled: true }));
    const many = Array.from({ length: 10_000 }, (_, at) => ({ key: `fe-of-others-${at}`, enabled: true }));
    const known = { key: 'fe-heloc-ny-modal', enabled: true, variables: null, variant: { of: 'tomorrow' } };
    const body = { features: [...odd, ...many, known], generation: 7 };
    await sandbox.control('POST', '/faults', { path: '**/features', kind: 'status', status: 200, body });
    await flags.refresh();
    expect(flags.get('nyModal')).toBe(true);
    expect(flags.isOn('toString')).toBe(false);
    expect(storage.session.get('heloc:flags:OAKLINE')?.length).toBeLessThan(1024);
    expect(warned).toEqual([]);
  });

  test('what a feature carries may be anything', async () => {
    const { flags, sandbox } = await flagsOf();
    const features = ['text', 5, ['95969'], null].map((variables, at) => ({
      key: Object.values(FLAG_KEYS)[at],
      enabled: true,
      variables,
    }));
    const body = { features };
    await sandbox.control('POST', '/faults', { path: '**/features', kind: 'status', status: 200, body });
    await flags.refresh();
    for (const name of (Object.keys(FLAG_KEYS) as FlagName[]).slice(0, 4))
      expect([flags.get(name), flags.variables(name)]).toEqual([true, undefined]);
  });
});

test('what changes is told with its keys, and what does not is not', async () => {
  const { flags, sandbox, told } = await flagsOf({ defaults: { 'fe-heloc-web-chat': true } });
  await sandbox.control('PUT', '/flags', { 'fe-heloc-web-chat': true, 'fe-heloc-ny-modal': true });
  await flags.refresh();
  const changed = [...new Set(told.flatMap((event) => event.changed))];
  expect(changed).toEqual(expect.arrayContaining(['fe-heloc-ny-modal']));
  expect(changed).not.toContain('fe-heloc-web-chat');
  const { length } = told;
  await flags.refresh();
  expect(told).toHaveLength(length);
  await sandbox.control('PUT', '/flags', { variables: { 'fe-heloc-ny-modal': { states: ['NY'] } } });
  await flags.refresh();
  expect(told.slice(length)).toMatchObject([
    { type: 'flags', state: 'CONFIGURATION_CHANGED', changed: ['fe-heloc-ny-modal'] },
  ]);
  expect(told.at(-1)?.flags).toMatchObject({
    'fe-heloc-ny-modal': { value: true, reason: 'TARGETING_MATCH', variables: { states: ['NY'] } },
    'fe-heloc-dc': { value: false, reason: 'DEFAULT' },
  });
});

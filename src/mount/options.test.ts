import { describe, expect, it } from '@jest/globals';
import {
  allowedBases,
  type MountOptions,
  refuseOtherOrigins,
  resolveOptions,
  updateOptions,
} from './options.ts';

const bases = { apiBaseUrl: 'https://api.example', assetBaseUrl: 'https://cdn.example' };

describe('the environment of a site', () => {
  it('is production unless the page says otherwise', () => {
    expect(resolveOptions(bases).environment).toBe('production');
    expect(resolveOptions({ ...bases, environment: 'test' }).environment).toBe('test');
  });

  it('is one of the two, and stays what it is', () => {
    const staging = { ...bases, environment: 'staging' } as unknown as MountOptions;
    expect(() => resolveOptions(staging)).toThrow('Option environment must be one of production, test');
    expect(() => updateOptions(resolveOptions(bases), { environment: 'test' } as object)).toThrow(
      'Option environment cannot change while mounted; unmount first',
    );
  });
});

it.each([
  [{ telemetry: 'no' }, 'Option telemetry must be one of on, off, wait'],
  [{ vitals: 'all' }, 'Option vitals must be one of page'],
  [{ audience: 'broker' }, 'Option audience must be one of customer, agent'],
  [{ placement: 'top' }, 'Option placement must be one of auto, marketing, product'],
  [{ max: 0 }, 'Option max must be a number of at least 1'],
  [{ max: 'many' }, 'Option max must be a number of at least 1'],
])('refuses what an option cannot be: %j', (given, message) => {
  expect(() => resolveOptions({ ...bases, ...given } as unknown as MountOptions)).toThrow(message);
});

it('asks who is logged in by a function only: an attribute of that name is refused', () => {
  const asText = { ...bases, getToken: 'fetchToken' } as unknown as MountOptions;
  expect(() => resolveOptions(asText)).toThrow('Option getToken must be a function');
});

describe('the origins of a release', () => {
  const own = { api: ['https://api.example', 'https://eu.api.example'], assets: ['https://cdn.example'] };
  const DIV = { localName: 'div' } as Element;
  const ELEMENT = { localName: 'heloc-application' } as Element;
  const refused = (changes: MountOptions, target = DIV, origins = own) => {
    try {
      refuseOtherOrigins(resolveOptions({ ...bases, ...changes }), target, origins);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  };

  it.each<MountOptions>([
    {},
    { apiBaseUrl: 'https://eu.api.example/v2' },
    { assetBaseUrl: 'https://cdn.example/static/' },
    { apiBaseUrls: { '/identity': 'https://evil.example' } },
  ])('are what it speaks to: %j', (changes) => {
    expect(refused(changes)).toBeUndefined();
  });

  it.each<MountOptions>([
    { apiBaseUrl: 'https://evil.example' },
    { apiBaseUrl: 'http://api.example' },
    { apiBaseUrl: 'https://api.example:8443' },
    { apiBaseUrl: 'https://api.example.evil.example' },
    { apiBaseUrl: 'https://api.example@evil.example' },
    { apiBaseUrl: 'https://cdn.example' },
    { assetBaseUrl: 'https://evil.example/themes' },
  ])('are all that it speaks to: %j', (changes) => {
    expect(refused(changes)).toMatchObject({
      code: 'origin-not-allowed',
      message: expect.stringMatching(/^Option \w+ is on http/),
    });
    const environment = 'test' as const;
    expect(refused({ ...changes, environment })).toBeUndefined();
    expect(refused({ ...changes, environment }, ELEMENT)).toMatchObject({ code: 'origin-not-allowed' });
  });

  it.each([
    ['https://eu.api.example', DIV, 'production', 'moves'],
    ['https://evil.example', DIV, 'production', 'stays'],
    ['https://evil.example', DIV, 'test', 'moves'],
    ['https://evil.example', ELEMENT, 'test', 'stays'],
  ] as const)(
    'a service whose other base is on %s, in %o, in %s, %s',
    (base, target, environment, outcome) => {
      const options = resolveOptions({ ...bases, environment, apiBaseUrls: { '/identity': base } });
      const expected = outcome === 'moves' ? { '/identity': base } : {};
      expect(allowedBases(options, target as unknown as EventTarget, own)).toEqual(expected);
    },
  );

  it('are none where the build names none', () => {
    expect(refused({}, DIV, { api: [], assets: [] })).toMatchObject({ code: 'origin-not-allowed' });
  });
});

describe('test mode', () => {
  const own = { api: ['https://api.example'], assets: ['https://cdn.example'] };
  const ELEMENT = { localName: 'heloc-application' } as Element;
  const SANDBOX = 'https://sandbox.example';
  const { assetBaseUrl } = bases;

  it("calls the release's sandbox, unless the page names another API; production never does", () => {
    expect(resolveOptions({ assetBaseUrl, environment: 'test' }, SANDBOX).apiBaseUrl).toBe(SANDBOX);
    expect(resolveOptions({ ...bases, environment: 'test' }, SANDBOX).apiBaseUrl).toBe(bases.apiBaseUrl);
    expect(() => resolveOptions({ assetBaseUrl }, SANDBOX)).toThrow('Option apiBaseUrl');
  });

  it('has the sandbox as an origin of the release, in markup too, and nothing else', () => {
    const refuse = (options: MountOptions) => () =>
      refuseOtherOrigins(resolveOptions({ ...bases, ...options }, SANDBOX), ELEMENT, own, SANDBOX);
    expect(refuse({ environment: 'test', apiBaseUrl: SANDBOX })).not.toThrow();
    expect(refuse({ environment: 'test', apiBaseUrl: 'https://evil.example' })).toThrow('evil.example');
    expect(refuse({ apiBaseUrl: SANDBOX })).toThrow('sandbox.example');
  });
});

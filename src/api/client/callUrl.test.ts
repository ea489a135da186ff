import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { contract } from '../contract/contract.ts';
import { CRYPTO_HELOC, HELOC } from '../contract/paths.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control('DELETE', '/requests'));

const paths = async () =>
  (await sandbox.control<{ path: string }[]>('GET', '/requests')).map(({ path }) => path);

/** docs/rules.md#base-of-a-service */
describe('the base of a call is that of the longest prefix whose flag is on', () => {
  const FLAG = 'fe-heloc-base-url';
  const baseUrls = {
    '/service-profile': 'http://api.test/moved',
    '/service-profile/api/v1/profile': 'http://api.test/far',
    '/identity': 'http://api.test/moved',
    '/service-prof': 'http://api.test/wrong',
  };
  const LOGIN = { call: contract.loginRedirect, params: { audience: 'customer' } };
  const VERSIONS = { call: contract.getConsentTypes, params: {} };

  test.each([
    ['off', [], VERSIONS, '/service-profile'],
    ['of its service', [`${FLAG}-service-profile`], VERSIONS, '/moved/service-profile'],
    [
      'of its own path as well',
      [`${FLAG}-service-profile`, `${FLAG}-service-profile-api-v1-profile`],
      VERSIONS,
      '/far/service-profile',
    ],
    ['of a name that only begins like it', [`${FLAG}-service-prof`], VERSIONS, '/service-profile'],
    ['of another service that its name begins with', [`${FLAG}-identity`], LOGIN, '/identity-broker'],
  ])('%s', async (_, on, { call, params }, expected) => {
    const api = sandbox.api({ baseUrls, isOn: (key) => on.includes(key) });
    await api.call(call, { params } as never).catch(() => {});
    expect((await paths()).join()).toMatch(new RegExp(`^${expected}/`));
  });

  test('it is read for each call, and kept for the try with another token', async () => {
    let isOn = true;
    const { jwt } = await sandbox.make();
    const api = sandbox.api({ jwt, baseUrls, isOn: () => isOn });
    const call = () => api.call(contract.getConsentTypes, {}).catch(() => {});
    await call();
    isOn = false;
    await call();
    const asked = (await paths()).filter((path) => !path.startsWith('/sandbox'));
    expect(asked.map((path) => path.split('/')[1])).toEqual(['far', 'service-profile']);
  });
});

describe('a path of the brand’s own', () => {
  const own = {
    crypto: CRYPTO_HELOC,
    typeahead: '/service-address/external/api/v1/typeahead?source=own&filter=',
  };

  test.each([true, false])('is that of applications on crypto, once that is known: %s', async (isCrypto) => {
    const { jwt, uuid } = await sandbox.make({ isCrypto, status: { checklistStatus: 'HMDA' } });
    await sandbox.control('DELETE', '/requests');
    const api = sandbox.api({ jwt, paths: () => own });
    const params = { uuid };
    await api.call(contract.getHeloc, { params });
    await api.call(contract.getDocuments, { params });
    await api.call(contract.getStatus, { params });
    expect(await paths()).toEqual([
      `${HELOC}/${uuid}`,
      `${isCrypto ? CRYPTO_HELOC : HELOC}/${uuid}/documents`,
      `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`,
    ]);
  });

  test('has the text that addresses are searched by after it', async () => {
    const query = { filter: '12 Alder Way & more' };
    const ask = (api: ReturnType<TestSandbox['api']>) => api.call(contract.typeahead, { query });
    await ask(sandbox.api({ paths: () => own }));
    await ask(sandbox.api());
    const asked = await sandbox.control<{ query: object }[]>('GET', '/requests');
    expect(asked.map((request) => request.query)).toEqual([
      { source: 'own', filter: query.filter },
      { filter: query.filter },
    ]);
  });
});

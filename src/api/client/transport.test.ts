import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { contract } from '../contract/contract.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const PASSWORD = 'Correct-Horse-42!';
const EMAIL = 'private.person@example.com';

describe('a failed call keeps nothing that must not reach a log', () => {
  test.each([
    ['status', { status: 500 }],
    ['network', {}],
    ['malformed', { body: `${EMAIL} is no JSON` }],
    ['wrong-shape', { body: [EMAIL] }],
  ])('%s', async (kind, fault) => {
    const { jwt } = await sandbox.make();
    const api = sandbox.api({ jwt });
    await sandbox.control('POST', '/faults', { path: '/**', kind, ...fault });
    const failed = async (call: Promise<unknown>) =>
      inspect(await call.catch((error: unknown) => error), { depth: null, showHidden: true });
    const register = api.call(contract.registerIdentity, {
      query: { organization: 'OAKLINE' },
      body: { email: EMAIL, password: PASSWORD, phoneNumber: '2085550143' },
    });
    const kept = `${await failed(register)}${await failed(api.call(contract.getProfile, {}))}`;
    await sandbox.control('DELETE', '/faults');
    expect(kept).toContain('ApiError');
    for (const secret of [PASSWORD, EMAIL, '2085550143', jwt]) expect(kept).not.toContain(secret);
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

const DAY = 24 * 60 * 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

test('a value that seems wrong is answered before a home in poor condition is declined', async () => {
  const { api, params, uuid } = await sandbox.applicant({ status: 'UNACCEPTABLE_PROPERTY_CONDITION' });
  const statusOf = async () => (await api.call(contract.getStatus, { params })).checklistStatus;
  await sandbox.pass(5 * DAY);
  await api.call(contract.postValueReconsideration, {
    params,
    body: { reason: 'Homes nearby sold for more.', comparables: [], documentUuids: [] },
  });
  await sandbox.pass(3 * DAY);
  expect(await statusOf()).toBe('UNACCEPTABLE_PROPERTY_CONDITION');
  await sandbox.pass(5 * DAY);
  expect(await statusOf()).toBe('DECLINED');
  const { valuation } = await sandbox.control<{ valuation: object }>('GET', `/applications/${uuid}`);
  expect(valuation).toMatchObject({ reconsideration: { state: 'UPHELD' } });
});

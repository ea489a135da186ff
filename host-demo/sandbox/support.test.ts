import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const message = 'Sam Diaz: This person has died. In March of this year.';

test('the words in which release 1.0.0 reports a signer are accepted', async () => {
  const { api, params } = await sandbox.applicant({});
  const body = { topic: 'Additional signer' as const, message, attachmentUuids: [] };
  await expect(api.call(contract.postSupportRequest, { params, body })).resolves.toHaveProperty('reference');
});

test("a report is about a signer of one's own application", async () => {
  const signers = [
    { firstName: 'Sam', lastName: 'Diaz', email: 'sam@example.com', phoneNumber: '3035550111' },
  ];
  const own = await sandbox.applicant({ status: 'CO_DEED_REQ', signers });
  const other = await sandbox.applicant({ status: 'CO_DEED_REQ', signers });
  const { signers: listed } = await other.api.call(contract.getSigners, { params: other.params });
  const body = { topic: 'SIGNER', reason: 'DIED', message, signerUuid: listed[0]?.uuid } as const;
  const report = ({ api, params }: typeof own) => api.call(contract.postSupportRequest, { params, body });
  await expect(report(own)).rejects.toMatchObject({ code: 'not-found' });
  await expect(report(other)).resolves.toHaveProperty('reference');
});

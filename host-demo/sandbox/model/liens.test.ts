import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const ACCOUNT = '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2001';
const LIEN = '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2002';

test.each([
  ['still open', 'OPEN', 'CLTV_LIEN_POSITION_REQUALIFY', [ACCOUNT]],
  ['paid off', 'PAID_OFF', 'WAITING_FOR_OFFERS', []],
  ['not the owner’s', 'NOT_MINE', 'WAITING_FOR_OFFERS', []],
] as const)('a loan on the credit report that is %s', async (_, standing, next, left) => {
  const { api, params } = await sandbox.applicant({
    status: 'LIEN_VERIFICATION',
    isInquiry: true,
    adjustedHomeAmount: 500_000,
    maxCltv: 0.85,
    liabilities: [
      {
        uuid: ACCOUNT,
        creditor: 'Fairhaven Mortgage',
        type: 'MORTGAGE',
        monetaryBalance: 420_000,
        monetaryCalculatedNextPaymentMinimumAmount: 1100,
        securedByHome: true,
      },
    ],
    recordedLiens: [
      { uuid: LIEN, lender: 'Fairhaven Mortgage', originalAmount: 430_000, liabilityUuid: ACCOUNT },
    ],
  });
  const liens = [{ lienUuid: LIEN, standing, documentUuids: [] }];
  await api.call(contract.putLiens, { params, body: { liens, added: [], payoffAccountIds: [] } });
  const { checklistStatus } = await api.call(contract.getStatus, { params });
  expect(checklistStatus).toBe(next);
  const { liabilities } = await api.call(contract.getHeloc, { params });
  expect(liabilities.filter(({ uuid }) => uuid === ACCOUNT).map(({ uuid }) => uuid)).toEqual(left);
});

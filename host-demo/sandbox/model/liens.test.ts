import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import type { LienStatus } from '#src/domain/offer/liens.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const DAY = 24 * 60 * 60_000;
const ACCOUNT = '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2001';
const REPORTED = '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2002';
const UNREPORTED = '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2003';

/** An inquiry about a home with a mortgage that the credit report shows as well, and a loan that it does not. */
async function inquiry(balance: number, more: object = {}) {
  const { api, params, email } = await sandbox.applicant({
    status: 'LIEN_VERIFICATION',
    isInquiry: true,
    adjustedHomeAmount: 500_000,
    maxCltv: 0.85,
    liabilities: [
      {
        uuid: ACCOUNT,
        creditor: 'Fairhaven Mortgage',
        type: 'MORTGAGE',
        monetaryBalance: balance,
        monetaryCalculatedNextPaymentMinimumAmount: 1100,
        securedByHome: true,
      },
    ],
    recordedLiens: [
      { uuid: REPORTED, lender: 'Fairhaven Mortgage', originalAmount: 430_000, liabilityUuid: ACCOUNT },
      { uuid: UNREPORTED, lender: 'Larkfield Savings', originalAmount: 40_000, liabilityUuid: null },
    ],
    ...more,
  });
  const heloc = () => api.call(contract.getHeloc, { params });
  return {
    params,
    email,
    heloc,
    status: async () => (await api.call(contract.getStatus, { params })).checklistStatus,
    hasLoan: async () => (await heloc()).liabilities.some(({ uuid }) => uuid === ACCOUNT),
    answer(statuses: [LienStatus, LienStatus], { proof = [] as string[], payoffs = [] as string[] } = {}) {
      const liens = [REPORTED, UNREPORTED].map((lienUuid, index) => ({
        lienUuid,
        status: statuses[index] ?? ('OPEN' as const),
        note: statuses[index] === 'NOT_MINE' ? 'I never had it.' : null,
        documentUuids: statuses[index] === 'PAID_OFF' ? proof : [],
      }));
      const body = { liens, added: [], payoffAccountIds: payoffs };
      return api.call(contract.putLiens, { params, body });
    },
  };
}

describe('loans of the records', () => {
  test.each([
    ['still open', 'OPEN', [], 'CLTV_LIEN_POSITION_REQUALIFY', true],
    ['said to be paid off, which nothing shows', 'PAID_OFF', [], 'CLTV_LIEN_POSITION_REQUALIFY', true],
    ['paid off, as a letter shows', 'PAID_OFF', ['letter'], 'WAITING_FOR_OFFERS', false],
  ] as const)('a loan on the credit report that is %s', async (_, status, proof, next, counts) => {
    const at = await inquiry(420_000);
    await at.answer([status, 'PAID_OFF'], { proof: [...proof] });
    expect(await at.status()).toBe(next);
    expect(await at.hasLoan()).toBe(counts);
  });

  test('who disowns every loan does not own the home free and clear: a person looks first', async () => {
    const at = await inquiry(420_000);
    await at.answer(['NOT_MINE', 'NOT_MINE']);
    expect(await at.status()).toBe('ORDER_FULL_TITLE');
    expect(await at.hasLoan()).toBe(true);
    const [reported] = (await at.heloc()).recordedLiens ?? [];
    expect(reported?.dispute).toEqual({ at: expect.any(String), note: 'I never had it.' });
    await sandbox.pass(1.1 * DAY);
    // The credit report has it under the same name, and it stays; the unreported one was another person's.
    expect(await at.status()).toBe('CLTV_LIEN_POSITION_REQUALIFY');
    expect(await at.hasLoan()).toBe(true);
    const { recordedLiens } = await at.heloc();
    expect(recordedLiens).toEqual([expect.objectContaining({ uuid: REPORTED, dispute: null })]);
    const outbox = await sandbox.control<{ to: string; subject: string; text: string }[]>('GET', '/outbox');
    const mails = outbox.filter(({ to }) => to === at.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We looked at the loans that you did not recognize',
    ]);
    expect(mails[0]?.text).toMatch(/Fairhaven Mortgage: .*counts.*Larkfield Savings: .*does not count/s);
  });

  test('a loan that the owner would like to pay off, and need not, can be left as it is', async () => {
    const at = await inquiry(100_000);
    await at.answer(['OPEN', 'PAID_OFF'], { payoffs: [ACCOUNT] });
    const [loan] = (await at.heloc()).liabilities;
    expect(loan?.payOff).toEqual({ status: 'MARKED_FOR_PAYOFF', required: false });
  });

  test('one without whose payoff the line does not fit has to be paid off', async () => {
    const at = await inquiry(420_000);
    await at.answer(['OPEN', 'PAID_OFF'], { payoffs: [ACCOUNT] });
    expect(await at.status()).toBe('WAITING_FOR_OFFERS');
    const [loan] = (await at.heloc()).liabilities;
    expect(loan?.payOff).toEqual({ status: 'MARKED_FOR_PAYOFF', required: true });
  });
});

test('three loans on a home leave too late a position, though the line would fit', async () => {
  const { api, params } = await sandbox.applicant({
    status: 'WAITING_FOR_OFFERS',
    owner: { firstName: 'Ana', lastName: 'Manyliens' },
    adjustedHomeAmount: 900_000,
  });
  await sandbox.pass(5_000);
  const { winback, liabilities, adjustedHomeAmount, maxCltv } = await api.call(contract.getHeloc, { params });
  expect(winback).toMatchObject({ position: 4, maxPosition: 3 });
  const owed = liabilities
    .filter(({ securedByHome }) => securedByHome)
    .reduce((sum, { monetaryBalance, creditLimit }) => sum + Math.max(monetaryBalance, creditLimit ?? 0), 0);
  const share = (owed + (winback?.requestedAmount ?? 0)) / (adjustedHomeAmount ?? 1);
  expect(share).toBeLessThanOrEqual(maxCltv ?? 0);
});

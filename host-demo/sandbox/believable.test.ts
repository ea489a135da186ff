import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

describe('the reasons of a decline fit the figures', () => {
  const OBLIGATIONS = 'Excessive obligations in relation to income';
  const COLLATERAL = 'Value or type of collateral not sufficient';
  const INCOME = 'Income insufficient for amount of credit requested';
  /** Nothing that the application has asked for. */
  const REPORT = ['Number of recent inquiries on credit bureau report', 'Limited credit experience'];
  const lien = (monetaryBalance: number, minimum: number) => ({
    creditor: 'Fairhaven Mortgage',
    type: 'MORTGAGE',
    monetaryBalance,
    monetaryCalculatedNextPaymentMinimumAmount: minimum,
    securedByHome: true,
  });
  const well = {
    status: 'OFFER_SELECTION',
    adjustedHomeAmount: 600_000,
    maxCltv: 0.85,
    income: { incomePrimary: 180_000, incomeOther: 0 },
    liabilities: [lien(100_000, 600)],
  };

  test.each([
    ['nothing is wrong', {}, REPORT],
    ['the debts are too high', { liabilities: [lien(100_000, 9000)] }, [OBLIGATIONS]],
    ['the home is owed on', { liabilities: [lien(505_000, 600)] }, [COLLATERAL]],
    [
      'there is hardly an income',
      { income: { incomePrimary: 12_000, incomeOther: 0 } },
      [OBLIGATIONS, INCOME],
    ],
  ])('%s', async (_, change, expected) => {
    const { api, params, uuid } = await sandbox.applicant({ ...well, ...change });
    await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'DECLINED' });
    const { decline } = await api.call(contract.getHeloc, { params });
    expect(decline?.reasons).toEqual(expected);
  });

  test.each([
    ['Nofile', 'No credit file'],
    ['Thinfile', 'Limited credit experience'],
  ])('no file was found of %s: there is no score to tell of', async (lastName, reason) => {
    const { api, params, uuid } = await sandbox.applicant({
      status: 'CREDIT_NO_MATCH_SSN',
      owner: { lastName },
    });
    await sandbox.control('POST', `/applications/${uuid}/finish`, { outcome: 'REFUSED' });
    const { decline, status } = await api.call(contract.getHeloc, { params });
    expect(status.checklistStatus).toBe('DECLINED');
    expect(decline?.reasons).toEqual([reason]);
    expect(decline).not.toMatchObject({ creditScore: expect.anything() });
  });
});

describe('whoever is told of a refusal gets its notice', () => {
  test.each(['DECLINE', 'INELIGIBLE'])('%s', async (uwDecision) => {
    const status = { checklistStatus: 'OFFER_SELECTION', uwDecision };
    const made = await sandbox.applicant({ status });
    const changed = await sandbox.applicant({ status: 'OFFER_SELECTION' });
    await sandbox.control('PATCH', `/applications/${changed.uuid}`, { status: { uwDecision } });
    for (const { api, params } of [made, changed]) {
      const heloc = await api.call(contract.getHeloc, { params });
      expect(heloc.status).toMatchObject(status);
      expect(heloc.decline?.reasons).not.toEqual([]);
      expect(heloc.dates.decided).toBeTruthy();
      const { documents } = await api.call(contract.getDocuments, { params });
      expect(documents.map(({ type }) => type)).toContain('ADVERSE_ACTION');
    }
  });
});

test.each([
  ['CA', ['CA', 'TX']],
  ['TX', ['CA', 'TX']],
  ['ID', null],
])('who stands in for a referrer in %s is licensed there', async (state, licensedStates) => {
  const query = { organization: 'OAKLINE', productType: 'HELOC', state } as const;
  expect(await sandbox.api().call(contract.getDefaultLoanOriginator, { query })).toMatchObject({
    licensedStates,
  });
});

test.each(['OAKLINE_NY', 'OAKLINE_NY_WHOLESALE'])('%s is licensed in New York alone', async (orgCode) => {
  const licenses = await sandbox.api().call(contract.getStateLicenses, { query: { orgCode } });
  expect(licenses.map(({ abbrev }) => abbrev)).toEqual(['NY']);
});

test.each(['OAKLINE', 'OAKLINE_WHOLESALE', 'OAKLINE_MARKETS_CREDIT'])(
  '%s is licensed in many states, not in New York',
  async (orgCode) => {
    const licenses = await sandbox.api().call(contract.getStateLicenses, { query: { orgCode } });
    const states = licenses.map(({ abbrev }) => abbrev);
    expect(states.length).toBeGreaterThan(40);
    expect(states).not.toContain('NY');
  },
);

describe('an income is verified by what there is for its kind', () => {
  test.each([
    [
      'FULL_TIME',
      ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'EMPINFO', 'POINTSERV_TAX', 'TRUV_TAX', 'MANUAL_PAYSTUB'],
      /PAYROLL$/,
    ],
    ['SELF_EMPLOYED', ['PLAID_TRANSACTIONS', 'POINTSERV_TAX', 'TRUV_TAX', 'OTHER'], /INVOICE$/],
    ['RETIRED', ['PLAID_TRANSACTIONS', 'OTHER'], /SOC SEC$/],
    ['UNEMPLOYED', ['OTHER', 'PLAID_TRANSACTIONS'], /BENEFIT$/],
    ['SEPARATE_MAINTENANCE_PAYMENTS', ['OTHER', 'PLAID_TRANSACTIONS'], /SUPPORT/],
  ])('%s', async (employmentType, methods, deposit) => {
    const { api, params } = await sandbox.applicant({
      status: 'INCOME_VERIFICATION',
      income: { incomePrimary: 96_000, incomeOther: 0, employmentType },
    });
    const offered = await api.call(contract.getIncomeRecords, { params });
    expect(offered.methods.map(({ method }) => method)).toEqual(methods);

    const { linkToken, institutions } = await api.call(contract.postBankLinkToken, {
      params,
      body: { purpose: 'INCOME' },
    });
    const { publicToken, accounts } = await api.call(contract.sandboxBankSignIn, {
      body: {
        linkToken,
        institutionId: institutions[0]?.id ?? '',
        username: 'user_good',
        password: 'pass_good',
      },
    });
    const { deposits } = await api.call(contract.postBankLinkExchange, {
      params,
      body: {
        purpose: 'INCOME',
        publicToken: publicToken ?? '',
        accountIds: accounts.map(({ id }) => id),
      },
    });
    expect(deposits).toHaveLength(6);
    for (const { description } of deposits) expect(description).toMatch(deposit);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import type { Api } from '../client/createApi.ts';
import { bankAccountsQuery } from './bank.ts';
import { helocConsentTypesQuery } from './consents.ts';
import { documentFileQuery, documentsQuery } from './documents.ts';
import { statesEligibilityQuery, zipEligibilityQuery } from './eligibility.ts';
import { costsQuery, helocQuery } from './heloc.ts';
import { openStatusQuery, operatingHoursQuery } from './hours.ts';
import { identityVerificationQuery } from './identityVerification.ts';
import { incomeRecordsQuery } from './income.ts';
import { notaryQuery } from './notary.ts';
import { profileQuery } from './profile.ts';
import { defaultLoanOriginatorQuery, licensedStatesQuery, loanOriginatorQuery } from './referral.ts';
import { signersQuery } from './signers.ts';
import { statusQuery } from './status.ts';

const org = () => 'OAKLINE';
const LO = '11111111-1111-4111-8111-111111111111';

/** Any query, whatever it answers. */
type AnyQuery = { queryKey: readonly unknown[] };

const QUERIES: Readonly<Record<string, (api: Api, uuid: string) => AnyQuery>> = {
  'bank-accounts': bankAccountsQuery,
  'heloc-consent-types': helocConsentTypesQuery,
  documents: documentsQuery,
  'states-eligibility': (api) => statesEligibilityQuery(api, 'OAKLINE'),
  'zip-eligibility': (api) => zipEligibilityQuery(api, 'OAKLINE'),
  heloc: helocQuery,
  costs: (api, uuid) => costsQuery(api, uuid, 50_000),
  'open-status': (api) => openStatusQuery({ api, org }, 'OPS_PHONE'),
  'operating-hours': (api) => operatingHoursQuery({ api, org }, 'OPS_PHONE'),
  'identity-verification': identityVerificationQuery,
  'income-records': incomeRecordsQuery,
  notary: notaryQuery,
  profile: profileQuery,
  'loan-originator': (api) => loanOriginatorQuery(api, LO, 'OAKLINE'),
  'loan-originator default': (api) => defaultLoanOriginatorQuery(api, 'OAKLINE', 'ID'),
  'licensed-states': (api) => licensedStatesQuery(api, LO),
  signers: signersQuery,
  status: statusQuery,
};

let sandbox: TestSandbox;
let client: QueryClient;
let api: Api;
let uuid: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const made = await sandbox.make({ status: 'FINAL_OFFER' });
  api = sandbox.api({ jwt: made.jwt });
  uuid = made.uuid;
});
afterAll(() => {
  client.clear();
  sandbox.close();
});

describe('every query gets its answer and is keyed by its resource', () => {
  test.each(Object.entries(QUERIES))('%s', async (name, make) => {
    const query = make(api, uuid);
    expect(query.queryKey[0]).toBe(name.split(' ')[0]);
    expect(await client.fetchQuery(query as never)).toBeDefined();
  });

  test('hours are asked for to be shown, for the organisation', async () => {
    await sandbox.control('DELETE', '/requests');
    await client.fetchQuery({ ...openStatusQuery({ api, org }, 'OPS_CHAT'), staleTime: 0 });
    await client.fetchQuery({ ...operatingHoursQuery({ api, org }, 'OPS_CHAT'), staleTime: 0 });
    const asked = { query: { display: 'true' }, headers: { 'x-org': 'OAKLINE' } };
    expect(await sandbox.control('GET', '/requests')).toMatchObject([
      { path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus', ...asked },
      { path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/week', ...asked },
    ]);
  });

  test('the bytes of a document', async () => {
    const { documents } = await client.fetchQuery(documentsQuery(api, uuid));
    const blob = await client.fetchQuery(documentFileQuery(api, uuid, documents[0]?.uuid ?? ''));
    expect(await blob.text()).toContain('%PDF');
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import type { Api } from '../client/createApi.ts';
import { typeaheadQuery } from './addresses.ts';
import { bankAccountsQuery } from './bank.ts';
import { consentPromptQuery, helocConsentTypesQuery } from './consents.ts';
import { documentFileQuery, documentsQuery } from './documents.ts';
import { draftQuery } from './drafts.ts';
import {
  abilityToStartQuery,
  stateLicensesQuery,
  statesEligibilityQuery,
  zipEligibilityQuery,
} from './eligibility.ts';
import { featuresQuery } from './features.ts';
import { allHelocsQuery, costsQuery, helocQuery } from './heloc.ts';
import { openStatusQuery, operatingHoursQuery } from './hours.ts';
import { identityVerificationQuery } from './identityVerification.ts';
import { incomeRecordsQuery } from './income.ts';
import { notaryQuery, notarySlotsQuery } from './notary.ts';
import { consentTypesQuery, identityQuery, profileQuery } from './profile.ts';
import {
  affiliatePrepopQuery,
  defaultLoanOriginatorQuery,
  licensedStatesQuery,
  loanOriginatorQuery,
  offerCodeQuery,
  referralQuery,
} from './referral.ts';
import { signersQuery } from './signers.ts';
import { statusQuery } from './status.ts';

const LO = '11111111-1111-4111-8111-111111111111';
const REFERRAL = '44444444-4444-4444-8444-444444444444';

/** Any query, whatever it answers. */
type AnyQuery = { queryKey: readonly unknown[] };

const QUERIES: Readonly<Record<string, (api: Api, uuid: string) => AnyQuery>> = {
  typeahead: (api) => typeaheadQuery(api, '12 alder'),
  'bank-accounts': bankAccountsQuery,
  'consent-prompt': (api) => consentPromptQuery(api, 'SMS'),
  'heloc-consent-types': helocConsentTypesQuery,
  documents: documentsQuery,
  draft: (api, uuid) => draftQuery(api, uuid, 'hmda'),
  'ability-to-start': abilityToStartQuery,
  'state-licenses': (api) => stateLicensesQuery(api, 'OAKLINE'),
  'states-eligibility': (api) => statesEligibilityQuery(api, 'OAKLINE'),
  'zip-eligibility': (api) => zipEligibilityQuery(api, 'OAKLINE'),
  features: (api) => featuresQuery(api, 'OAKLINE'),
  helocs: allHelocsQuery,
  heloc: helocQuery,
  costs: (api, uuid) => costsQuery(api, uuid, 50_000),
  'open-status': (api) => openStatusQuery(api, 'OPS_PHONE'),
  'operating-hours': (api) => operatingHoursQuery(api, 'OPS_PHONE'),
  'identity-verification': identityVerificationQuery,
  'income-records': incomeRecordsQuery,
  notary: notaryQuery,
  'notary-slots': notarySlotsQuery,
  'consent-types': consentTypesQuery,
  identity: identityQuery,
  profile: profileQuery,
  'affiliate-prepop': (api) => affiliatePrepopQuery(api, 'demo-affiliate'),
  'loan-originator': (api) => loanOriginatorQuery(api, LO, 'OAKLINE'),
  'loan-originator default': (api) => defaultLoanOriginatorQuery(api, 'OAKLINE', 'ID'),
  'licensed-states': (api) => licensedStatesQuery(api, LO),
  'offer-code': (api) => offerCodeQuery(api, 'OAK-2026'),
  referral: (api) => referralQuery(api, REFERRAL),
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

  test('the bytes of a document', async () => {
    const { documents } = await client.fetchQuery(documentsQuery(api, uuid));
    const blob = await client.fetchQuery(documentFileQuery(api, uuid, documents[0]?.uuid ?? ''));
    expect(await blob.text()).toContain('%PDF');
  });
});

test('short text is not looked up', () => {
  expect(typeaheadQuery(api, ' 1 ').enabled).toBe(false);
  expect(typeaheadQuery(api, '12 a').enabled).toBe(true);
});

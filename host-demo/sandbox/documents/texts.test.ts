import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { GIVEN_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { CATALOGUE, type DocumentKind } from './catalogue.ts';
import { SAMPLE_LENDER } from './lender.ts';
import { STATE_NOTICES } from './stateNotices.ts';
import { terms } from './texts.ts';

const line = (productType: string) =>
  ({
    productType,
    rate: 11.75,
    rateType: 'FIXED',
    term: 15,
    selectedOffer: { originationFeeAmount: 2495, originationFee: 0.0499, totalAmount: 52_495 },
    dates: {},
    auditFields: { createdDate: '2026-11-22T18:00:00.000Z' },
  }) as unknown as Heloc;

test('rates in documents are those of the screens', () => {
  const { figures } = terms(line('HELOC'));
  expect(figures).toContainEqual(['Annual percentage rate (APR)', '11.75%']);
  expect(figures).toContainEqual(['Origination fee', '$2,495.00 (4.99%)']);
});

/** docs/rules.md#what-a-signer-may-see */
test('a deed says what it secures, and not what that costs', () => {
  const heloc = {
    ...line('HELOC'),
    owner: { firstName: 'Ana', lastName: 'Rivera' },
    property: { street1: '1 Elm St', city: 'Town', state: 'ID', zip: '83702', occupancyType: 'HOME' },
  } as unknown as Heloc;
  const text = JSON.stringify(CATALOGUE.DEED.sections(heloc, SAMPLE_LENDER));
  expect(text).toContain('$52,495.00');
  expect(text).not.toMatch(/11\.75|APR|\$2,495|Monthly|Origination/);
});

test('documents tell of the principal that interest-only payments leave', () => {
  const due = ['Due at maturity 11/22/2041', '$52,495.00'];
  expect(terms(line('SENIOR')).figures).toContainEqual(due);
  expect(terms(line('HELOC')).figures).not.toContainEqual(due);
});

describe('notices', () => {
  const { legal } = JSON.parse(readFileSync('themes/base/copy.json', 'utf8')) as {
    legal: Record<string, string>;
  };
  const at = (state: string, more: object = {}) =>
    ({
      ...line('HELOC'),
      owner: { firstName: 'Ana', lastName: 'Rivera' },
      property: { street1: '1 Elm St', city: 'Town', state, zip: '78701', occupancyType: 'HOME' },
      liabilities: [],
      ...more,
    }) as unknown as Heloc;
  const textOf = (kind: DocumentKind, heloc: Heloc) =>
    kind.sections(heloc, SAMPLE_LENDER).flatMap(({ paragraphs = [] }) => paragraphs);

  test('say what the screens say', () => {
    expect(textOf(CATALOGUE.NY_CREDIT_NOTICE, at('NY'))).toContain(legal.nyFcra);
    const closing = at('TX', { dates: { notaryEarliest: '2026-12-05' } });
    expect(textOf(CATALOGUE.TEXAS_NOTICE, closing)).toContain(
      legal.texasNotice?.replace('{date}', 'Saturday, December 5, 2026'),
    );
    expect(textOf(CATALOGUE.TEXAS_NOTICE, at('TX')).join(' ')).toContain(
      'before the 12th day after the day you apply or the day you are given this notice, whichever is later',
    );
    expect(textOf(CATALOGUE.WISCONSIN_NOTICE, at('WI'))).toContain(legal.wisconsinMaritalProperty);
  });

  test.each([
    ['TX', ['TEXAS_NOTICE']],
    ['NY', ['NEW_YORK_PAMPHLET']],
    ['CA', ['CALIFORNIA_NOTICE']],
    ['WI', ['WISCONSIN_NOTICE']],
    ['OH', ['OHIO_NOTICE']],
    ['ID', []],
  ])('of a home in %s: %j', (state, expected) => {
    const notices = Object.entries<DocumentKind>(STATE_NOTICES);
    const names = notices.filter(([, { when }]) => when?.(at(state))).map(([type]) => type);
    expect(names).toEqual(expected);
  });

  test('that are only given are recorded as provided', () => {
    const given = Object.entries(CATALOGUE as Record<string, DocumentKind>).filter(
      ([type, { category, consentType }]) =>
        category === 'APPLICATION' && !consentType && type !== 'ESIGN_SAMPLE',
    );
    expect(given.filter(([type]) => !isOneOf(GIVEN_DOCUMENTS, type))).toEqual([]);
  });

  const mortgage = { uuid: 'm', securedByHome: true, payOff: { status: null, required: false } };
  const paidOff = { ...mortgage, payOff: { status: 'MARKED_FOR_PAYOFF', required: true } };
  const card = { ...mortgage, securedByHome: false };
  test.each([
    ['no other loan', [], true],
    ['a card', [card], true],
    ['a mortgage that this line pays off', [paidOff], true],
    ['a mortgage that stays', [card, mortgage], false],
  ])('copies of valuations are promised for a first lien: %s', (_name, liabilities, expected) => {
    expect(CATALOGUE.VALUATION_NOTICE.when(at('ID', { liabilities }))).toBe(expected);
  });
});

describe('the wait before a closing in Texas', () => {
  const DAY = 24 * 60 * 60_000;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  });
  afterAll(() => sandbox.close());

  /** When the notary is reached, ten days after the application was created and two after it was submitted. */
  async function earliest({ openedAfter }: { openedAfter?: number }) {
    await sandbox.control('PUT', '/clock', { now: '2026-11-02T18:00:00.000Z' });
    const { api, uuid, params } = await sandbox.applicant({
      status: 'APP_SUBMISSION',
      property: { city: 'Austin', state: 'TX', zip: '78701' },
    });
    const { documents } = await api.call(contract.getDocuments, { params });
    const documentUuid = documents.find(({ type }) => type === 'TEXAS_NOTICE')?.uuid ?? '';
    await sandbox.control('POST', `/applications/${uuid}/hold`);
    await sandbox.pass(8 * DAY);
    await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'HARD_CREDIT_PULL' });
    for (let day = 0; day < 2; day += 1) {
      if (day === openedAfter) await api.call(contract.getDocument, { params: { ...params, documentUuid } });
      await sandbox.pass(DAY);
    }
    await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'NOTARY_WAITING_PERIOD' });
    return (await api.call(contract.getHeloc, { params })).dates.notaryEarliest;
  }

  test('counts from the submission, not from the start of the application', async () => {
    expect(await earliest({})).toBe('2026-11-22');
  });

  test('counts from the notice when that was opened later', async () => {
    expect(await earliest({ openedAfter: 1 })).toBe('2026-11-23');
  });
});

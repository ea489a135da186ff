import path from 'node:path';
import { expect, test } from '@jest/globals';
import { CATALOGUE, type DocumentKind } from '#sandbox/documents/catalogue.ts';
import { makePdf } from '#sandbox/documents/pdf.ts';
import { getStateLicenses, getStatesEligibility } from '#src/api/contract/eligibility.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { getWeek } from '#src/api/contract/hours.ts';
import { readBrand } from '#src/testing/brand.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { emitted } from '#src/testing/themes.ts';
import { factsIn, lendersIn } from './lender.ts';

const declined = (state: string) =>
  ({
    loanNumber: '1234567',
    owner: { firstName: 'Ana', lastName: 'Rivera' },
    dates: { decided: '2026-11-25T03:00:00.000Z' },
    property: { street1: '1 Elm St', city: 'Town', state, zip: '12207', occupancyType: 'HOME' },
    decline: {
      reasons: ['Length of employment'],
      bureau: 'EQUIFAX',
      creditScore: 612,
      scoreLow: 300,
      scoreHigh: 850,
      factors: ['Too many accounts with balances'],
    },
  }) as unknown as Heloc;

async function textOf({ sections }: DocumentKind, org: string, heloc: Heloc): Promise<string> {
  const { folder } = await emitted();
  const lender = await lendersIn(path.dirname(folder))(org);
  return sections(heloc, lender)
    .flatMap(({ heading, figures = [], paragraphs = [] }) => [heading, ...figures.flat(), ...paragraphs])
    .join('\n');
}
const noticeOf = (org: string, state: string) => textOf(CATALOGUE.ADVERSE_ACTION, org, declined(state));

test.each([
  ['OAKLINE', 'Federal Trade Commission'],
  ['EMBERFOLD_CU', 'National Credit Union Administration'],
])('the notice of action taken by %s has what its page says of the law', async (org, agency) => {
  const notice = await noticeOf(org, 'ID');
  expect(notice).toMatch(/race, color, religion, national origin, sex, marital status, age/);
  expect(notice).toMatch(new RegExp(`concerning this creditor is .*${agency}.*\\d{5}`));
  expect(notice).toMatch(/P\.O\. Box 740241, Atlanta, GA 30374/);
  expect(notice).toMatch(
    /did not make the decision .* free copy of your report from it within 60 days and dispute/,
  );
  expect(notice).not.toMatch(/[{}]|inspect the report/);
});

test('it says who has declined it, where they are, when, and what weighed on the score', async () => {
  const notice = await noticeOf('QUILLMERE_BANK', 'ID');
  expect(notice).toMatch(
    /Lender\nQuillmere Bank\nAddress of the lender\n1 Quillmere Square, Columbus, OH 43215/,
  );
  expect(notice).toMatch(
    /Action taken\nDate of the decision\nTuesday, November 24, 2026\nQuillmere Bank has declined your application/,
  );
  expect(notice).toMatch(/Principal reasons for the decision\nLength of employment/);
  expect(notice).toMatch(/Key factors that lowered the credit score\nToo many accounts with balances/);
});

test('the notice of right to cancel names lender, address, security interest, effects and deadline', async () => {
  const dates = { noteSigned: '2026-11-20T18:00:00.000Z' };
  const before = { ...declined('ID'), dates } as Heloc;
  const after = { ...before, dates: { ...dates, rescissionDeadline: '2026-11-24' } } as Heloc;
  const read = (heloc: Heloc) => textOf(CATALOGUE.RIGHT_TO_CANCEL, 'QUILLMERE_BANK', heloc);
  const notice = await read(after);
  expect(notice).toContain('Write to\nQuillmere Bank, 1 Quillmere Square, Columbus, OH 43215');
  expect(notice).toContain('the opening of the line, which is Friday, November 20, 2026');
  expect(notice).toContain('you give us a security interest in your home');
  expect(notice).toContain(
    'Our security interest in your home is cancelled as well. Within 20 calendar days',
  );
  expect(notice).toContain('must be sent no later than midnight on Tuesday, November 24, 2026');
  expect(await read(before)).toContain('no later than midnight of the third business day after the last');
  expect(notice).toMatch(/I wish to cancel: _+ {3}Date: _+$/);
});

test('the notice of right to cancel is signed on the page on which it stands', async () => {
  const { folder } = await emitted();
  const { sections, signatures, title } = CATALOGUE.RIGHT_TO_CANCEL;
  const lender = await lendersIn(path.dirname(folder))('OAKLINE_NY');
  const content = {
    title,
    sections: sections({ ...declined('NY'), dates: {} } as Heloc, lender),
    signatures: signatures.map((label) => ({ label, signedName: 'Ana Rivera' })),
  };
  expect((await makePdf(content, { date: new Date(0), footer: title })).pages).toBe(1);
});

test.each(Object.entries(CATALOGUE as Record<string, DocumentKind>))(
  'whatever names the applicant names the lender: %s',
  async (_type, kind) => {
    const more = { liabilities: [], payoffs: [], auditFields: { createdDate: '2026-11-20T18:00:00.000Z' } };
    const text = await textOf(kind, 'OAKLINE', { ...declined('ID'), ...more } as unknown as Heloc);
    expect(text.includes('Oakline Lending LLC\nAddress of the lender\n')).toBe(text.includes('Ana Rivera'));
  },
);

test('in New York the notice says that the report may be inspected, and whose it is', async () => {
  const notice = await noticeOf('OAKLINE_NY', 'NY');
  expect(notice).toMatch(/Equifax\nAddress\nP\.O\. Box 740241[\s\S]*You may inspect the report/);
});

test('an organisation that nobody knows has a sentence in its place', async () => {
  expect(await noticeOf('NOBODY', 'ID')).toContain('In production the lender writes this text.');
});

test('the sandbox knows of every organisation where it lends, to whom, and when it answers', async () => {
  const { folder, index } = await emitted();
  const factsOf = factsIn(path.dirname(folder));
  for (const { code } of index.orgs) {
    const { companyInfo, products, flags } = (await readBrand(code)).brand;
    const { hours = {}, ...facts } = factsOf(code) ?? {};
    expect({ code, ...facts }).toEqual({
      code,
      licensedStates: companyInfo.licensedStates,
      senior: products.heloc.senior,
      creditUnion: companyInfo.insurance === 'NCUA',
      flags,
    });
    const opens = (department: string) =>
      hours[department]?.map(({ startTime }) => Number(startTime?.slice(0, 2)));
    expect(opens('OPS_PHONE')?.length).toBeGreaterThanOrEqual(5);
    expect(opens('OPS_CHAT')).toEqual(opens('OPS_PHONE')?.map((hour) => hour + 1));
  }
  expect(factsOf('NOBODY')).toBeUndefined();
});

test('an organisation has hours and licences of its own in the sandbox; what is set there goes before', async () => {
  const open = { weekdayValue: 2, isOpen: true, startTime: '05:00', endTime: '15:00' };
  const sandbox = await createTestSandbox({
    factsOf: (code) =>
      code === 'TUESDAYS' ? { hours: { OPS_PHONE: [open] }, licensedStates: ['ME'] } : undefined,
  });
  const api = sandbox.api({ org: 'TUESDAYS' });
  const call = { params: { department: 'OPS_PHONE' }, query: { display: 'true' } } as const;
  const days = async () =>
    (await api.call(getWeek, call)).weekdays.filter(({ isOpen }) => isOpen).map((d) => d.weekday);
  expect(await days()).toEqual(['Tuesday']);
  const query = { orgCode: 'TUESDAYS' };
  expect((await api.call(getStateLicenses, { query })).map(({ abbrev }) => abbrev)).toEqual(['ME']);
  expect((await api.call(getStatesEligibility, { query })).states).toEqual(['ME']);
  await sandbox.control('PUT', '/operating-hours', {
    department: 'OPS_PHONE',
    week: [{ ...open, weekdayValue: 3 }],
  });
  expect(await days()).toEqual(['Wednesday']);
  sandbox.close();
});

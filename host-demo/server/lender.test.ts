import path from 'node:path';
import { expect, test } from '@jest/globals';
import { CATALOGUE } from '#sandbox/documents/catalogue.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { emitted } from '../../themes/testBundles.ts';
import { lendersIn } from './lender.ts';

const declined = (state: string) =>
  ({
    loanNumber: '1234567',
    owner: { firstName: 'Ana', lastName: 'Rivera' },
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

async function noticeOf(org: string, state: string): Promise<string> {
  const { folder } = await emitted();
  const lender = await lendersIn(path.dirname(folder))(org);
  return CATALOGUE.ADVERSE_ACTION.sections(declined(state), lender, undefined)
    .flatMap(({ heading, figures = [], paragraphs = [] }) => [heading, ...figures.flat(), ...paragraphs])
    .join('\n');
}

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

test('in New York the notice says that the report may be inspected, and whose it is', async () => {
  const notice = await noticeOf('OAKLINE_NY', 'NY');
  expect(notice).toMatch(/Equifax\nAddress\nP\.O\. Box 740241[\s\S]*You may inspect the report/);
});

test('an organisation that nobody knows has a sentence in its place', async () => {
  expect(await noticeOf('NOBODY', 'ID')).toContain('In production the lender writes this text.');
});

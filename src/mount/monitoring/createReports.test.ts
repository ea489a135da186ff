import { expect, test } from '@jest/globals';
import { tagsOf } from './createReports.ts';

test('of the facts a report has those on the list, without what might be of a person', () => {
  const correlationId = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';
  const known = {
    mount: 'heloc-borrower-1',
    remote: 'borrower',
    org: 'OAKLINE',
    isolation: 'shadow',
    screen: 'start/hmda',
    code: 'server',
    status: 500,
    host: 'https://www.lender.example',
  };
  const planted = { uuid: correlationId, where: 'gate', user: 'Ana', url: 'https://lender.example/?a=b' };
  expect(tagsOf({ ...known, correlationId, ...planted })).toEqual({ ...known, status: '500', correlationId });
  expect(tagsOf({ code: 'ana@example.com', screen: '417-83-6295', org: undefined })).toEqual({
    code: '[email]',
    screen: '[number]',
  });
});

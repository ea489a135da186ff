import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { resolveOrg } from './org.ts';

const slugOf = (code: string) => code.toLowerCase().replaceAll('_', '-');
const index = {
  main: 'OAKLINE',
  orgs: [
    { code: 'OAKLINE', hosts: ['www.oakline.test', 'oakline.test'], aliases: ['OAK'] },
    { code: 'OAKLINE_NY', hosts: ['ny.oakline.test'], aliases: ['oakline-new-york'] },
    { code: 'RIVERTON_CU', hosts: ['loans.riverton.test:8443'] },
  ],
};
const resolve = (query: string | null, host: string) => resolveOrg({ query, host, index });

describe('resolveOrg', () => {
  it.each([
    ['OAKLINE_NY', 'OAKLINE_NY'],
    ['oakline-ny', 'OAKLINE_NY'],
    [' Oakline_NY ', 'OAKLINE_NY'],
    ['oak', 'OAKLINE'],
    ['OAKLINE_NEW_YORK', 'OAKLINE_NY'],
  ])('query %p is %s, before any host', (query, org) => {
    expect(resolve(query, 'loans.riverton.test')).toEqual({ org, source: 'query' });
  });

  it('flags an unknown query and does not fall back', () => {
    expect(resolve('NOBODY', 'loans.riverton.test')).toEqual({
      org: undefined,
      source: 'query',
      unknown: true,
    });
  });

  it.each([
    ['ny.oakline.test', 'OAKLINE_NY'],
    ['NY.Oakline.test:443', 'OAKLINE_NY'],
    ['ny.oakline.test.', 'OAKLINE_NY'],
    ['loans.riverton.test', 'RIVERTON_CU'],
    ['riverton-cu.localhost:4400', 'RIVERTON_CU'],
    ['oakline-ny.localhost', 'OAKLINE_NY'],
    ['local.ny.oakline.test', 'OAKLINE_NY'],
    ['dev-ny.oakline.test', 'OAKLINE_NY'],
    ['qa2.loans.riverton.test', 'RIVERTON_CU'],
    ['pr-12--riverton-cu.apps.example', 'RIVERTON_CU'],
    ['riverton-cu-pr-12.apps.example', 'RIVERTON_CU'],
    ['apply.riverton.test', 'RIVERTON_CU'],
    ['beta.oakline.test', 'OAKLINE'],
  ])('host %s is %s', (host, org) => {
    expect(resolve(null, host)).toEqual({ org, source: 'host' });
    expect(resolve('', host)).toEqual({ org, source: 'host' });
  });

  it.each([
    'localhost:4400',
    '127.0.0.1:4400',
    'somewhere.example',
    'riverton-cu.somewhere.example',
    'unknown.localhost',
    '',
  ])('host %p is the main brand', (host) => {
    expect(resolve(null, host)).toEqual({ org: 'OAKLINE', source: 'main' });
  });

  it('finds every organisation by its slug, and never throws', () => {
    for (const { code } of index.orgs) expect(resolve(null, `${slugOf(code)}.localhost`).org).toBe(code);
    fc.assert(
      fc.property(fc.string(), fc.string(), (query, host) => {
        const { org, unknown } = resolve(query, host);
        expect(org === undefined).toBe(unknown === true);
      }),
    );
  });
});

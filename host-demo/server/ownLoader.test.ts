import { beforeAll, describe, expect, test } from '@jest/globals';
import { type OrgIndex, resolveOrg } from '#src/domain/org/org.ts';
import { ownOf } from '#src/embed/ownLoader.js';
import { emitted } from '#src/testing/themes.ts';

let index: OrgIndex & { orgs: readonly { slug: string }[] };
beforeAll(async () => {
  ({ index } = await emitted());
});

/** Every kind of host that leads to an organisation. */
const hostsOf = ({ slug, hosts, aliases = [] }: (typeof index.orgs)[number] & { slug: string }) => [
  ...hosts,
  ...hosts.flatMap((host) => [`www.${host}`, `staging.${host}`, `dev-${host}`, `pr-12--${host}`, `${host}.`]),
  ...[slug, ...aliases].flatMap((name) => [`${name}.localhost`, `qa.${name}.test`, `www.${name}.example`]),
];

const resolved = (host: string) => resolveOrg({ query: null, host, index });

describe("an organisation's own loader", () => {
  test('takes no host for its own that the host table has for another', () => {
    const wrong = index.orgs.flatMap(({ code }) => {
      const { hosts: own, others } = ownOf(code, index, null);
      const isTaken = (host: string) => own.includes(host) || !new RegExp(others).test(host);
      return index.orgs
        .flatMap((entry) => hostsOf(entry as never))
        .filter((host) => isTaken(host) && resolved(host).source === 'host' && resolved(host).org !== code)
        .map((host) => `${code} takes ${host}`);
    });
    expect(wrong).toEqual([]);
  });

  test('knows its own hosts, and is sure of those that no organisation has', () => {
    for (const { code, hosts } of index.orgs) {
      const own = ownOf(code, index, null);
      expect(own.hosts).toEqual(hosts);
      for (const host of ['localhost', '127.0.0.1', 'apply.lender.example', 'www.bank.test'])
        expect({ code, host, isSure: !new RegExp(own.others).test(host) }).toMatchObject({ isSure: true });
    }
  });

  test('of the only organisation is sure of every host', () => {
    const [only] = index.orgs;
    const { others } = ownOf(only?.code, { ...index, orgs: [only] }, null);
    expect(new RegExp(others).test('any.host.example')).toBe(false);
  });
});

/** Which organisation a page belongs to. Source: docs/rules.md#organisation-of-a-page */

/** The host table: data, fetched with the themes. */
export interface OrgIndex {
  /** Code of the main brand, the default. */
  main: string;
  orgs: readonly OrgEntry[];
}

interface OrgEntry {
  /** Canonical code, e.g. 'LENDER_NY'. */
  code: string;
  /** Host names without port, e.g. 'apply.lender.example'. */
  hosts: readonly string[];
  /** Other codes and slugs it is known by. */
  aliases?: readonly string[] | undefined;
  /** The newest version of its data, by the name of its folder, and the integrity of the file with all that a mount reads. */
  hash?: string;
  integrity?: string;
}

export interface OrgRequest {
  /** The `org` query parameter; null when absent. */
  query: string | null | undefined;
  /** `location.host` or hostname. */
  host: string;
  index: OrgIndex;
}

/**
 * The canonical code and where it came from. `unknown`: the query names no known organisation; show the error, do
 * not fall back to another brand.
 */
export type OrgResolution =
  | { org: string; source: 'query' | 'host' | 'main'; unknown?: undefined }
  | { org: undefined; source: 'query'; unknown: true };

/** 'lender-ny' and ' Lender_NY ' are the same organisation. */
const key = (name: string) => name.trim().toUpperCase().replaceAll('-', '_');

/** Whether two spellings are of one code. */
export const isSameOrg = (one: string, other: string) => key(one) === key(other);

/** The canonical code of a code, slug or alias in any spelling; undefined when it is unknown. */
export function canonicalOrg(name: string, { orgs }: OrgIndex): string | undefined {
  const wanted = key(name);
  return (
    orgs.find(({ code }) => key(code) === wanted) ??
    orgs.find(({ aliases }) => aliases?.some((alias) => key(alias) === wanted))
  )?.code;
}

const hostname = (host: string) => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

const byHost = (name: string, { orgs }: OrgIndex) =>
  orgs.find(({ hosts }) => hosts.some((candidate) => hostname(candidate) === name))?.code;

/** First labels, or beginnings of one, that mark a developer's or a test machine. */
const LOCAL_PREFIX = /^(?:local(?:host)?|dev|test|qa|uat|stage|staging|sandbox|preview)\d*[.-]+/;
/** Marks that a deployment per change adds: 'pr-12--', '-pr-12', '--a1b2c3d'. */
const EPHEMERAL = /^(?:pr|mr|branch|preview|review)-?\d+-+|-+(?:pr|mr|preview|review)-?\d+$|--[0-9a-z]+$/;

/** 'www.lender.example' -> 'lender': the label below the top-level domain. */
function baseName(name: string): string | undefined {
  const labels = name.split('.');
  return labels.length >= 2 && !/^[\d.]+$/.test(name) ? labels.at(-2) : undefined;
}

function byBaseName(name: string, index: OrgIndex): string | undefined {
  const base = baseName(name);
  if (base === undefined) return undefined;
  const sameBase = index.orgs.find(({ hosts }) => hosts.some((host) => baseName(hostname(host)) === base));
  return sameBase?.code ?? canonicalOrg(base, index);
}

/** The organisation of a host; undefined when the table has none for it. */
function orgOfHost(host: string, index: OrgIndex): string | undefined {
  const name = hostname(host);
  if (name.endsWith('.localhost')) return canonicalOrg(name.slice(0, -'.localhost'.length), index);

  const exact = byHost(name, index);
  if (exact) return exact;

  const local = name.replace(LOCAL_PREFIX, '');
  const [first = '', ...rest] = local.split('.');
  const stripped = first.replace(EPHEMERAL, '');
  const unmarked = [stripped, ...rest].join('.');
  return (
    byHost(unmarked, index) ??
    // Only a host that carries a mark is read by its first label: "lender.other.example" is not ours.
    (unmarked === name ? undefined : canonicalOrg(stripped, index)) ??
    byBaseName(unmarked, index)
  );
}

/**
 * The organisation of a page: the `org` query parameter, else the host, else the main brand. Never throws.
 */
export function resolveOrg({ query, host, index }: OrgRequest): OrgResolution {
  if (query?.trim()) {
    const org = canonicalOrg(query, index);
    return org === undefined ? { org, source: 'query', unknown: true } : { org, source: 'query' };
  }
  const org = orgOfHost(host, index);
  return org === undefined ? { org: index.main, source: 'main' } : { org, source: 'host' };
}

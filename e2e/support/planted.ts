import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { allowedProperties, EVENTS, type TelemetryEvent } from '#src/domain/telemetry/catalogue.ts';
import type { Origins } from './origins.ts';
import { find, type Trace } from './watch.ts';

/** Somebody else's values, for each part of twelve notifications. */
const NOTIFICATIONS = Array.from({ length: 12 }, (_, index) => ({
  title: `Quarrelsome heron ${index}${index}41`,
  description: `Your aunt Thistlewood of 9${index}17 Larkmoss Road wrote`,
  cta: `Answer Thistlewood ${index}${index}83`,
}));

/** For the sandbox; the last is shown first, and its link leads to a page of the application's. */
export const notificationsFor = (redirectPath: string) =>
  NOTIFICATIONS.map(({ cta, ...item }) => ({ ...item, ctas: [{ title: cta, redirectPath }] }));

export const NOTIFIED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  NOTIFICATIONS.flatMap(({ title, description, cta }, index) => [
    [`title ${index}`, [title]],
    [`description ${index}`, [description]],
    [`link ${index}`, [cta]],
  ]),
);

/** What an application says of people, by where it stands: names, addresses, numbers of theirs. */
const OF_PEOPLE =
  /name|street|city|email|phone|employer|institution|lender|creditor|notes|mask|account|policy/i;
/** Names of experiments and codes are nobody's. */
const CODE = /^(?:fe-heloc-.*|[A-Z][A-Z\d_]*|[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT.*)$/;

export function valuesOf(held: unknown, where = ''): Record<string, readonly string[]> {
  if (typeof held === 'string') {
    const isTheirs = OF_PEOPLE.test(where.split('.').findLast((part) => /\D/.test(part)) ?? '');
    return isTheirs && held.length >= 6 && !CODE.test(held) ? { [where]: [held] } : {};
  }
  if (typeof held !== 'object' || held === null) return {};
  return Object.assign(
    {},
    ...Object.entries(held).map(([key, value]) => valuesOf(value, where ? `${where}.${key}` : key)),
  );
}

/** Calls that tell of somebody, for others than an application's own handlers to read. */
const REPORTS =
  /^\/(?:ft|service-optimize)\/|\/(?:feedback|full-story-link|experiments|optermizerly-profile|tracker)\b/;
const RECORDING = 'https://app.fullstory.com/ui/ORG/session/1:2';
/** Of the project to which errors are reported: on an origin that the page's policy knows. */
const PROJECT = '/api/2/';

export interface Report extends Trace {
  path: string;
  body: unknown;
}

/** From now on what is told of the visit: to the API, to our monitoring, and in the headers of every call. */
export async function watchReports(page: Page, { api }: Origins): Promise<Report[]> {
  const reports: Report[] = [];
  await page.addInitScript((link) => {
    const FS = (command: string, as?: object) => (command === 'getSession' ? (as ? '1:2' : link) : undefined);
    Object.assign(window, { FS });
  }, RECORDING);
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${api}${PROJECT}**`, (route) => route.fulfill({ json: {}, headers }));
  const dsn = `${api.replace('//', '//ours@')}/2`;
  await page.route('**/themes/monitoring.json', (route) => route.fulfill({ json: { dsn }, headers }));
  page.on('request', (request) => {
    const url = request.url();
    const { pathname: path } = new URL(url);
    const isReport = url.startsWith(api) && (path.startsWith(PROJECT) || REPORTS.test(path));
    const { authorization: _, ...sent } = request.headers();
    const replay = Object.entries(sent).filter(([name]) => name.startsWith('x-session-replay'));
    const text = isReport
      ? [url, JSON.stringify(sent), request.postData()].join('\n')
      : JSON.stringify(replay);
    const body = isReport && REPORTS.test(path) ? (request.postDataJSON() as unknown) : undefined;
    const key = `${request.method()} ${path.replaceAll(/[0-9a-f-]{36}/g, '{uuid}')}`;
    reports.push({ source: isReport ? 'report' : 'headers', key, text, path, body });
  });
  return reports;
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
/** Shorter ones occur in random ids by chance. */
const LONG = 9;

/** Of planted values those that are told: as they are, encoded, or in parts that follow each other. */
export function told(
  reports: readonly Report[],
  planted: Readonly<Record<string, readonly string[]>>,
): string[] {
  const long = Object.entries(planted).map(
    ([name, forms]) => [name, forms.map(bare).filter(({ length }) => length >= LONG)] as const,
  );
  const inParts = reports.map((report) => ({ ...report, text: bare(report.text) }));
  return [...new Set([...find(reports, planted), ...find(inParts, Object.fromEntries(long))])].sort();
}

/** The fields of a call as `docs/security.md` publishes them. */
function published(call: string): Set<string> {
  const [, text = ''] = readFileSync('docs/security.md', 'utf8').split(`\`${call}\``);
  const [, table = ''] = /\n\n\| field .*\n\|.*\n((?:\|.*\n)+)/.exec(text) ?? [];
  const first = table.split('\n').map((row) => row.split('|')[1] ?? '');
  return new Set(first.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)));
}

/** What a call says beside its published fields, and an event beside its row in the list. */
export function unpublished(reports: readonly Report[]): string[] {
  const calls = {
    session: published('POST /ft/{context}/session'),
    event: published('POST /ft/{context}/event'),
  };
  return reports.flatMap(({ path, body }) => {
    const [, name] = /^\/ft\/\w+\/(session|event)$/.exec(path) ?? [];
    if (!name) return [];
    const said = body as { event?: TelemetryEvent; eventProperties?: object };
    const more = Object.keys(said).filter((field) => !calls[name as 'session'].has(field));
    const { event, eventProperties = {} } = said;
    if (!event) return more;
    const { eventId: _, mount: __, lost: ___, ...own } = eventProperties as Record<string, unknown>;
    const allowed = event in EVENTS ? Object.keys(allowedProperties(event, own)) : [];
    return [
      ...more,
      ...Object.keys(own)
        .filter((name) => !allowed.includes(name))
        .map((name) => `${event}.${name}`),
    ];
  });
}

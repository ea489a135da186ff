import { REMOTES } from '#src/domain/remotes.js';

const ELEMENT = /<heloc-application([^>]*)>/;
const FIRST_SCRIPT = /<script/;

/** Options of a mount that become attributes of each element. */
const OPTIONS = {
  isolation: ['shadow', 'light'],
  chrome: ['full', 'none'],
  telemetry: ['on', 'off', 'wait'],
} as const;

/** What stands in for something else on the page, in `lender/assets/standIns.js`. */
const STAND_INS = {
  recorder: ['ready', 'late', 'never'],
  throws: ['ours', 'host', 'extension'],
  privacy: ['refused'],
  network: ['lost'],
  flags: ['told'],
  telemetry: ['wait'],
} as const;

/** What of a table is asked for, as attributes; what is not on the list never reaches the page. */
const attributesOf = (
  table: Readonly<Record<string, readonly string[]>>,
  query: URLSearchParams,
  prefix = '',
) =>
  Object.entries(table).flatMap(([name, values]) => {
    const value = values.find((each) => each === query.get(name));
    return value ? [`${prefix}${name}="${value}"`] : [];
  });

/**
 * The lender's page with other options than the plain element's: `?isolation=shadow|light`, `?chrome=none`,
 * `?telemetry=off|wait` and `?remote=borrower,chat`, announcements first where they are named first, and what announcements
 * may be told, `?placement=marketing&max=5`; and with what stands in for a recorder, an error or a refusal. For QA's console;
 * everything else in the query is the app's own business, and a page without these stays exactly as it was written.
 */
export function withOptions(html: string, query: URLSearchParams): string {
  const asked = query.get('remote')?.split(',') ?? [];
  const listed = REMOTES.filter((name) => asked.includes(name));
  const remotes = asked[0] === 'banner' ? ['banner', ...listed.filter((name) => name !== 'banner')] : listed;
  const options = attributesOf(OPTIONS, query);
  const announcements = ['app', 'placement', 'max'].map((name) => {
    const value = query.get(name);
    return value !== null && /^[\w-]+$/.test(value) && `${name}="${value}"`;
  });
  const elements = (remotes.length > 0 ? remotes : [undefined]).map((remote) => {
    const attributes = [
      remote && `remote="${remote}"`,
      ...options,
      ...(remote === 'banner' ? announcements : []),
    ].filter(Boolean);
    return ['<heloc-application$1', ...attributes].join(' ');
  });
  const standIns = attributesOf(STAND_INS, query, 'data-');
  const script = `<script src="/assets/standIns.js" ${standIns.join(' ')}></script>\n    <script`;
  return html
    .replace(ELEMENT, `${elements.join('></heloc-application>\n    ')}>`)
    .replace(FIRST_SCRIPT, standIns.length > 0 ? script : '<script');
}

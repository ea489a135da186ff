import { REMOTES } from '#src/domain/remotes.js';

const ELEMENT = /<heloc-application([^>]*)>/;
const ISOLATIONS = ['shadow', 'light'];

/**
 * The lender's page with other options than the plain element's: `?isolation=shadow|light` and
 * `?remote=borrower,chat`, announcements first where they are named first, and what announcements may be told, `?placement=marketing&max=5`. For QA's console; everything else in the query is the app's own business, and a page
 * without these two stays exactly as it was written.
 */
export function withOptions(html: string, query: URLSearchParams): string {
  const asked = query.get('remote')?.split(',') ?? [];
  const listed = REMOTES.filter((name) => asked.includes(name));
  const remotes = asked[0] === 'banner' ? ['banner', ...listed.filter((name) => name !== 'banner')] : listed;
  const isolation = ISOLATIONS.find((name) => name === query.get('isolation'));
  if (remotes.length === 0 && !isolation) return html;
  const announcements = ['app', 'placement', 'max'].map((name) => {
    const value = query.get(name);
    return value !== null && /^[\w-]+$/.test(value) && `${name}="${value}"`;
  });
  const elements = (remotes.length > 0 ? remotes : [undefined]).map((remote) => {
    const attributes = [
      remote && `remote="${remote}"`,
      isolation && `isolation="${isolation}"`,
      ...(remote === 'banner' ? announcements : []),
    ];
    return ['<heloc-application$1', ...attributes.filter(Boolean)].join(' ');
  });
  return html.replace(ELEMENT, `${elements.join('></heloc-application>\n    ')}>`);
}

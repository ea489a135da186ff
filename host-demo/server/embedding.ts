import { REMOTES } from '#src/domain/remotes.js';

const ELEMENT = /<heloc-application([^>]*)>/;
const ISOLATIONS = ['shadow', 'light'];

/**
 * The lender's page with other options than the plain element's: `?isolation=shadow|light` and
 * `?remote=borrower,chat`. For QA's console; everything else in the query is the app's own business, and a page
 * without these two stays exactly as it was written.
 */
export function withOptions(html: string, query: URLSearchParams): string {
  const asked = query.get('remote')?.split(',') ?? [];
  const remotes = REMOTES.filter((name) => asked.includes(name));
  const isolation = ISOLATIONS.find((name) => name === query.get('isolation'));
  if (remotes.length === 0 && !isolation) return html;
  const elements = (remotes.length > 0 ? remotes : [undefined]).map((remote) => {
    const attributes = [remote && `remote="${remote}"`, isolation && `isolation="${isolation}"`];
    return ['<heloc-application$1', ...attributes.filter(Boolean)].join(' ');
  });
  return html.replace(ELEMENT, `${elements.join('></heloc-application>\n    ')}>`);
}

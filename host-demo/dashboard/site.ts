import { DESTINATIONS, type Destination } from '#src/domain/org/navigation.ts';
import { copy } from '#src/features/navigation/copy.ts';
import { byId, h } from './dom.ts';

/** Pages that a footer leads to; the bars' are the application's own list. */
const LEGAL: Readonly<Record<string, string>> = {
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/licenses': 'Licenses',
  '/communications': 'Communications',
  '/membership': 'Membership',
};

const nameOf = (path: string): string | undefined => {
  const names = Object.keys(DESTINATIONS) as Destination[];
  const name = names.find((each) => DESTINATIONS[each].path === path);
  return name ? copy.strings[name] : LEGAL[path];
};

/** What stands in for a page of the company's site; undefined for the dashboard's own. */
export const siteTitle = (path: string): string | undefined =>
  path === DESTINATIONS.dashboard.path ? undefined : nameOf(path);

export function showSite(title: string): void {
  const words = "This stands in for a page of the company's site.";
  byId('site').replaceChildren(h('h1', {}, title), h('p', {}, words));
  byId('site').hidden = false;
}

import { jwtDecode } from 'jwt-decode';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { formatLongDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { whenBarIsThere } from './bar.ts';
import { showBrand } from './brand.ts';
import { byId, h } from './dom.ts';
import { showSite, siteTitle } from './site.ts';
import { stateOf } from './state.ts';

const HELOC = '/account/heloc';
const MAIN = 'OAKLINE';
const STEPS = 7;

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whose applications are asked for, and by which organisation's people. */
export function session(): { jwt: string | null; org: string } {
  const jwt = localStorage.getItem('jwt');
  const asked = new URLSearchParams(location.search).get('org');
  try {
    const { org } = jwtDecode<{ org?: string }>(jwt ?? '');
    return { jwt, org: org || asked || MAIN };
  } catch {
    return { jwt: null, org: asked || MAIN };
  }
}

function card(heloc: Heloc, org: string): HTMLElement {
  const { uuid, loanNumber, amount, property, auditFields } = heloc;
  const { words, action, step } = stateOf(heloc);
  const about = h('span', { className: 'unseen' }, ` application ${loanNumber}`);
  const place = property.street1;
  const begun = dayIn(property.state, auditFields.createdDate);
  return h(
    'li',
    { className: 'application' },
    h('h2', {}, place ? `Line of credit for ${place}` : 'Line of credit'),
    h('p', { className: 'state' }, words),
    ...(step
      ? [
          h(
            'p',
            { className: 'steps' },
            h('progress', { max: STEPS, value: step - 1, ariaLabel: 'Steps done' }),
            ` Step ${step} of ${STEPS}`,
          ),
        ]
      : []),
    h(
      'p',
      { className: 'facts' },
      [
        `Application ${loanNumber}`,
        ...(begun ? [`begun on ${formatLongDate(begun)}`] : []),
        ...(amount ? [money.format(amount)] : []),
      ].join(' · '),
    ),
    ...(action ? [h('a', { className: 'go', href: `${HELOC}/${uuid}?org=${org}` }, action, about)] : []),
  );
}

async function applications(api: string, jwt: string, org: string): Promise<Heloc[] | undefined> {
  try {
    const response = await fetch(`${api}/service-application/api/v1/application/heloc/all`, {
      credentials: 'include',
      headers: { Authorization: jwt, 'x-org': org, 'X-With-Origin': location.origin },
    });
    return response.ok ? ((await response.json()) as Heloc[]) : undefined;
  } catch {
    return undefined;
  }
}

const text = (words: string) => {
  byId('note').textContent = words;
};

/** Whether a page is the dashboard's own rather than an application's, which brings its own bars. */
export const isOwn = (path: string) => !path.startsWith(HELOC);

/** The dashboard's own pages; on the first of them the applications of who is signed in, newest first. */
export async function showHome(api: string, cdn: string): Promise<void> {
  const isShown = isOwn(location.pathname);
  const { jwt, org } = session();
  byId('heloc-top-bar').hidden = !isShown;
  for (const id of ['heloc-side-bar', 'home', 'site']) byId(id).hidden = true;
  if (!isShown) return;
  const title = siteTitle(location.pathname);
  void showBrand(cdn, org, title ?? 'Your applications').catch(() => {});
  const asked = jwt && !title ? applications(api, jwt, org) : undefined;
  await whenBarIsThere();
  if (!isOwn(location.pathname)) return;
  byId('heloc-side-bar').hidden = !jwt;
  if (title) return showSite(title);
  byId('home').hidden = false;
  byId('login-here').hidden = jwt !== null;
  const list = byId('applications');
  const more = byId('more');
  if (!asked) {
    list.replaceChildren();
    text('Log in to see your applications and go on with one.');
    more.hidden = false;
    return;
  }
  const found = await asked;
  list.replaceChildren(...(found ?? []).map((heloc) => card(heloc, org)));
  if (!found) text('We could not load your applications. Reload the page to try again.');
  else text(found.length > 0 ? '' : 'You have no application yet.');
  // It would be moved by what comes above it.
  more.hidden = false;
}

import { jwtDecode } from 'jwt-decode';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { formatLongDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { showBrand } from './brand.ts';
import { byId, h } from './dom.ts';
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

export const isHome = (path: string) => path.startsWith('/dashboard');

/** The dashboard's own page: the applications of who is signed in, newest first. */
export async function showHome(api: string, cdn: string): Promise<void> {
  const isShown = isHome(location.pathname);
  const { jwt, org } = session();
  for (const id of ['heloc-top-bar', 'home']) byId(id).hidden = !isShown;
  byId('heloc-side-bar').hidden = !isShown || !jwt;
  if (!isShown) return;
  void showBrand(cdn, org).catch(() => {});
  byId('login-here').hidden = jwt !== null;
  const list = byId('applications');
  if (!jwt) {
    list.replaceChildren();
    text('Log in to see your applications and go on with one.');
    return;
  }
  const found = await applications(api, jwt, org);
  list.replaceChildren(...(found ?? []).map((heloc) => card(heloc, org)));
  if (!found) text('We could not load your applications. Reload the page to try again.');
  else text(found.length > 0 ? '' : 'You have no application yet.');
}

import { PEOPLE } from '#scenarios/people.ts';
import { byId, h } from './dom.ts';
import { attempt, showError } from './messages.ts';
import { openSignedOut } from './open.ts';
import { origins } from './origins.ts';
import { row, showStaged } from './staged.ts';
import { launchTarget } from './where.ts';

type Open = (label: string, body: object, opens?: string, bySigner?: boolean) => void;

const application = { status: { checklistStatus: 'HMDA' } };

/** Who is there, each with their bar. */
const ROLES: Readonly<Record<string, Parameters<Open>[1]>> = {
  'An applicant who is logged in': application,
  'A broker who is logged in': { ...application, user: { isBroker: true } },
};
const SIGNERS: Readonly<Record<string, string>> = {
  'A co-owner by invitation': 'co-deed-req',
  'A co-owner who is a broker, too': 'signer-broker',
};

/** The bar of the pages: by whom it is seen, by what the organisation has, and not at all. */
export function startShell(open: Open): void {
  const org = () => launchTarget().org;
  byId('shell-roles').replaceChildren(
    row('A visitor', () => {
      void attempt('', () => openSignedOut({ ...launchTarget(), remote: 'borrower' }, '/register-v2'));
    }),
    ...Object.entries(ROLES).map(([label, body]) => row(label, () => open(label, { ...body, org: org() }))),
    ...Object.entries(SIGNERS).map(([label, scenario]) =>
      row(label, () => open(label, { org: org(), scenario }, PEOPLE[scenario]?.opens, true)),
    ),
    row('An applicant, beside a side bar: a page outside of the application', () =>
      open('A page with a side bar', { ...application, org: org() }, '/not-accepting-apps'),
    ),
    row('An applicant, without our bar (chrome: none)', () =>
      open('Without our bar', { ...application, org: org() }, '/{uuid}?chrome=none'),
    ),
  );
  showStaged('shell-chrome', {
    'A visitor, with our bar (chrome: full)': 'chrome=full',
    'A visitor, without our bar (chrome: none)': 'chrome=none',
  });
}

/** Which pages the site of the chosen organisation has, to which the menus lead. */
export async function showNavigation(): Promise<void> {
  const { org } = launchTarget();
  try {
    const response = await fetch(`${origins.cdn}/themes/${org}/brand.json`);
    const { navigation } = (await response.json()) as { navigation?: string[] };
    if (org !== launchTarget().org) return;
    byId('shell-navigation').replaceChildren(
      h('strong', {}, org),
      ` has ${navigation ? navigation.join(', ') : 'every page that there may be'}.`,
    );
  } catch (error) {
    showError(error);
  }
}

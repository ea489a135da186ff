import { PEOPLE } from '#scenarios/people.ts';
import { control } from './control.ts';
import { button, byId, h } from './dom.ts';
import { attempt } from './messages.ts';
import { changePerson } from './person.ts';
import { launchTarget } from './where.ts';

type Open = (label: string, body: object, opens?: string, bySigner?: boolean) => void;

/** What is said of the person of the opened application, the next time it is asked. */
const CHANGES: Readonly<Record<string, object>> = {
  'No account': { accounts: 0 },
  'One account': { accounts: 1 },
  'Two accounts': { accounts: 2 },
  'A broker': { isBroker: true },
  'No broker': { isBroker: false },
  'Password expired': { passwordExpired: true },
  'Password in time': { passwordExpired: false },
};

/** What becomes of calls, until faults are cleared. */
const FAULTS: Readonly<Record<string, object>> = {
  'Let the logout fail': { method: 'POST', path: '**/logout', kind: 'status', status: 500 },
  'Let the logout hang': { method: 'POST', path: '**/logout', kind: 'timeout' },
  'Let accounts fail': { method: 'GET', path: '/service-wallet/**', kind: 'status', status: 500 },
};

/** Who is logged in, with which accounts, and how a session ends. */
export function startAccounts(open: Open): void {
  byId('people').replaceChildren(
    ...Object.entries(PEOPLE).map(([scenario, { label, opens, bySigner }]) =>
      h(
        'li',
        {},
        h('div', {}, label),
        button('Open', label, () => open(label, { org: launchTarget().org, scenario }, opens, bySigner)),
      ),
    ),
  );
  byId('person-changes').replaceChildren(
    ...Object.entries(CHANGES).map(([label, change]) =>
      button(label, '', () =>
        changePerson(label, (identity) => control('PUT', '/user', { identity, ...change })),
      ),
    ),
  );
  byId('person-faults').replaceChildren(
    ...Object.entries(FAULTS).map(([label, fault]) =>
      button(label, '', () => void attempt(label, () => control('POST', '/faults', fault))),
    ),
  );
}

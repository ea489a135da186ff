import { NOTIFICATIONS } from '#scenarios/notifications.ts';
import { control } from './control.ts';
import { button, byId, h, onClick } from './dom.ts';
import { attempt } from './messages.ts';
import { changePerson } from './person.ts';
import { launchTarget } from './where.ts';

const PATH = '/service-notifications/**';

/** Each state of what is behind the bell, and what changes it while the page is open. */
export function startNotifications(open: (label: string, body: object) => void): void {
  byId('notification-states').replaceChildren(
    ...Object.entries(NOTIFICATIONS).map(([scenario, { label }]) =>
      h(
        'li',
        {},
        h('div', {}, label),
        button('Open', label, () => open(label, { org: launchTarget().org, scenario })),
      ),
    ),
  );
  onClick('notify', () =>
    changePerson('Told', (identity) => control('POST', '/notifications', { identity, count: 1 })),
  );
  onClick('notify-hostile', () =>
    changePerson('Told', (identity) =>
      control('POST', '/notifications', {
        identity,
        items: NOTIFICATIONS['notifications-hostile']?.body.notifications,
      }),
    ),
  );
  onClick('notify-none', () =>
    changePerson('Notifications are gone', (identity) => control('DELETE', '/notifications', { identity })),
  );
  onClick('notify-fail', () => {
    void attempt('Calls of notifications fail until faults are cleared', () =>
      control('POST', '/faults', { method: '*', path: PATH, kind: 'status', status: 500 }),
    );
  });
}

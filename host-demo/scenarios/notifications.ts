import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';

type Told = NonNullable<Scenario['body']['notifications']>;

const told = (words: string, notifications: Told): Scenario<ScreenPath> => ({
  label: `Notifications: ${words}`,
  body: { status: { checklistStatus: 'HMDA' }, notifications },
  path: 'start/hmda',
});

const TWICE = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const leadsTo = (...paths: string[]) =>
  paths.map((redirectPath) => ({ title: `Claim at ${redirectPath}`, redirectPath }));

/** What people were told, behind the bell of the top bar. */
export const NOTIFICATIONS: Readonly<Record<string, Scenario<ScreenPath>>> = {
  'notifications-0': told('none', 0),
  'notifications-1': told('one', 1),
  'notifications-3': told('three', 3),
  'notifications-8': told('eight, all counted', 8),
  'notifications-9': told('nine, 8+', 9),
  'notifications-25': told('25, in pages', 25),
  'notifications-hostile': told('hostile paths and texts', [
    {
      title: 'You have won',
      ctas: leadsTo('//evil.example', '/\\evil.example', '/a/..//evil.example', 'https://evil.example'),
    },
    {
      title: '<img src=x onerror=alert(1)><b>Bold</b>',
      description: 'Long '.repeat(2000),
      ctas: leadsTo('/dashboard'),
    },
    { title: 'W'.repeat(10_000), created: 'not a date' },
    { uuid: TWICE, title: 'Sent twice' },
    { uuid: TWICE, title: 'Sent twice' },
    { uuid: '', title: 'Without an id' },
  ]),
};

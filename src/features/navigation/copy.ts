import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('navigation', {
  bar: 'Account',
  main: 'Main',
  apps: 'Apps',
  profile: 'Profile',
  menu: 'Menu',
  goTo: 'Go to',
  account: 'Account',
  dashboard: 'Dashboard',
  settings: 'Settings',
  passwordExpired: 'Your password has expired',
  contact: 'Support',
  exchange: 'Exchange',
  pay: 'Pay',
  marketplace: 'Marketplace',
  passport: 'Passport',
  portfolio: 'Portfolio Manager',
  groupManager: 'Group Manager',
  switchAccounts: 'Switch Accounts',
  logOut: 'Logout',
  loggingOut: 'Logging out',
});

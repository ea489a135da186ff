import { scenarios } from '#scenarios/scenarios.ts';

/** What a preview shows: a page for visitors, or an application of the sandbox in the state that leads to a screen. */
export interface Screen {
  readonly id: string;
  readonly label: string;
  readonly remote?: string;
  /** For visitors. */
  readonly path?: string;
  /** By `host-demo/scenarios`. */
  readonly scenario?: string;
  /** Below the application's own address. */
  readonly below?: string;
  readonly press?: string;
  readonly isBoard?: true;
}

/** The twelve by which a look is judged. */
export const KEY_SCREENS: readonly Screen[] = [
  { id: 'first', label: 'First step', path: '/register-v2' },
  { id: 'consent', label: 'Consent', scenario: 'app-submission' },
  { id: 'offer', label: 'Offer', scenario: 'offer-selection' },
  { id: 'pay-off', label: 'Pay-off', scenario: 'payoff-request-pending' },
  { id: 'income', label: 'Income', scenario: 'income-verification' },
  { id: 'document', label: 'Document', scenario: 'app-submission', below: '/document/disclosures' },
  { id: 'sign', label: 'Sign', scenario: 'note-signing' },
  { id: 'conditions', label: 'Conditions', scenario: 'conditions-in-every-state' },
  { id: 'errors', label: 'Error summary', path: '/register-v2', press: '[type="submit"]' },
  { id: 'waiting', label: 'Waiting', scenario: 'waiting-for-ever' },
  { id: 'fallback', label: 'Fallback page', scenario: 'order-full-title' },
  { id: 'chat', label: 'Chat', remote: 'chat', path: '/', press: 'button' },
];

const BOARD: Screen = { id: 'board', label: 'All states of a control', path: '/register-v2', isBoard: true };

/** Every other state that an application can be in. */
export const OTHER_SCREENS: readonly Screen[] = Object.entries(scenarios)
  .filter(([name, { remote }]) => !remote && !KEY_SCREENS.some(({ scenario }) => scenario === name))
  .map(([name, { label }]) => ({ id: `state:${name}`, label, scenario: name }));

/** What the list has beside single screens; of many side by side those are run that are looked at. */
export const TOGETHER: readonly { id: string; label: string; screens: readonly string[] }[] = [
  { id: 'board', label: BOARD.label, screens: [BOARD.id] },
  { id: 'all', label: 'All twelve, side by side', screens: KEY_SCREENS.map(({ id }) => id) },
  {
    id: 'tour',
    label: 'Every screen, in the order of the way',
    screens: [KEY_SCREENS[0]?.id ?? '', ...OTHER_SCREENS.map(({ id }) => id)],
  },
];

export const screenOf = (id: string): Screen =>
  [...KEY_SCREENS, BOARD, ...OTHER_SCREENS].find((screen) => screen.id === id) ?? (KEY_SCREENS[0] as Screen);

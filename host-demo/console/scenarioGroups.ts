import { APPLY_AGAIN } from '#scenarios/applyAgain.ts';
import { BRANCHES } from '#scenarios/branches.ts';
import { CHATS } from '#scenarios/chats.ts';
import { CONDITIONS } from '#scenarios/conditions.ts';
import { CO_OWNERS } from '#scenarios/coOwners.ts';
import { FLAGS } from '#scenarios/flags.ts';
import { NOTIFICATIONS } from '#scenarios/notifications.ts';
import { PEOPLE } from '#scenarios/people.ts';
import { scenarios } from '#scenarios/scenarios.ts';
import { SURROUNDINGS } from '#scenarios/surroundings.ts';
import { parseStatus } from '#src/domain/application/status.ts';

export interface Row {
  name: string;
  label: string;
  /** The checklist status, or what stands for it. */
  status: string;
  /** Where it should land, below `/{uuid}`. */
  path: string | undefined;
  /** Opened in place of the application. */
  opens: string | undefined;
  /** Opened by the co-owner. */
  bySigner: boolean;
}
export interface Group {
  title: string;
  rows: Row[];
}

const SPECIAL = 'Special cases';
const ASKED = 'Conditions';
const AROUND = 'Around an application';
const TOLD = 'Notifications';
const CHAT = 'Chat';
const AGAIN = 'Registration, signed in';
const SIGNERS = 'Co-owners';
const ACCOUNTS = 'Accounts';
const WAITING = 'Waiting';
const LEAVES = 'Leaves the app';
const OTHER = 'Other screens';

/** By the first part of the screen's path. */
const TITLES: Readonly<Record<string, string>> = {
  start: 'Start',
  product: 'Offers',
  credit: 'Credit',
  'review-app': 'Review of the application',
  income: 'Income',
  identity: 'Identity',
  liens: 'Liens',
  bpo: 'Value of the home',
  hold: 'Value of the home',
  signing: 'Signing',
  bank: 'Bank accounts',
  payoff: 'Bank accounts',
  notary: 'Notary',
  complete: 'Complete',
  error: 'Errors and stops',
};
const ORDER = [
  SPECIAL,
  ASKED,
  TOLD,
  CHAT,
  AROUND,
  AGAIN,
  SIGNERS,
  ACCOUNTS,
  ...new Set(Object.values(TITLES)),
  WAITING,
  LEAVES,
  OTHER,
];

function titleOf({ name, path, status }: Row): string {
  if (Object.hasOwn(BRANCHES, name)) return SPECIAL;
  if (Object.hasOwn(CONDITIONS, name)) return ASKED;
  if (Object.hasOwn(NOTIFICATIONS, name)) return TOLD;
  if (Object.hasOwn(CHATS, name)) return CHAT;
  if (Object.hasOwn(SURROUNDINGS, name) || Object.hasOwn(FLAGS, name)) return AROUND;
  if (Object.hasOwn(APPLY_AGAIN, name)) return AGAIN;
  if (Object.hasOwn(CO_OWNERS, name)) return SIGNERS;
  if (Object.hasOwn(PEOPLE, name)) return ACCOUNTS;
  if (path) return TITLES[path.split('/')[0] ?? ''] ?? OTHER;
  return parseStatus(status).kind === 'waiting' ? WAITING : LEAVES;
}

function statusOf(status: unknown): string {
  const named = status as { checklistStatus?: string } | null | undefined;
  return named === undefined ? 'OFFER_SELECTION' : (named?.checklistStatus ?? 'none');
}

/** Every named state, in the order of the flow, special cases first. */
export function scenarioGroups(): Group[] {
  const rows = Object.entries(scenarios).map(
    ([name, { label, path, opens, bySigner = false, body }]): Row => ({
      name,
      label,
      path,
      opens,
      bySigner,
      status: statusOf(body.status),
    }),
  );
  return ORDER.map((title) => ({ title, rows: rows.filter((row) => titleOf(row) === title) })).filter(
    (group) => group.rows.length > 0,
  );
}

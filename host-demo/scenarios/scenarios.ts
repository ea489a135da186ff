import { STATUS_TABLE } from '#remotes/borrower/statusTable.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';
import { destinationFor } from '#src/domain/application/routing.ts';
import { CHECKLIST_STATUSES } from '#src/domain/application/status.ts';
import { APPLY_AGAIN } from './applyAgain.ts';
import { BRANCHES } from './branches.ts';
import { CHATS } from './chats.ts';
import { CONDITIONS } from './conditions.ts';
import { CO_OWNERS } from './coOwners.ts';
import { FLAGS } from './flags.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PEOPLE } from './people.ts';
import { SURROUNDINGS } from './surroundings.ts';

const nameOf = (status: string) => status.toLowerCase().replaceAll('_', '-');
const labelOf = (status: string) => {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a status needs besides its name to lead where the table says. */
const FACTS: Readonly<Record<string, object>> = {
  LIEN_VERIFICATION: { isInquiry: true },
};

function landing(status: string): { path?: string } {
  const destination = destinationFor(STATUS_TABLE, {
    checklistStatus: status,
    bpo: { status: 'BPO_REQUIRED' },
    propertyState: 'ID',
    disburseRoutingNumber: '021000021',
    uwDecision: status === 'OFFER_SELECTION' ? 'SELECT' : undefined,
    ...FACTS[status],
  });
  return destination.kind === 'screen' ? { path: destination.path } : {};
}

/** One application in every status of the routing table. */
const byStatus = Object.fromEntries(
  CHECKLIST_STATUSES.map((status): [string, Scenario] => [
    nameOf(status),
    {
      label: labelOf(status),
      body: { status: { checklistStatus: status }, ...FACTS[status] },
      ...landing(status),
    },
  ]),
);

/** Named application states, used by the console, Jest and e2e alike: `POST /sandbox/v1/applications {scenario}`. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ...byStatus,
  ...BRANCHES,
  ...APPLY_AGAIN,
  ...CO_OWNERS,
  ...CONDITIONS,
  ...NOTIFICATIONS,
  ...PEOPLE,
  ...SURROUNDINGS,
  ...CHATS,
  ...FLAGS,
};

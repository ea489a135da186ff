/** How a status takes the applicant to a screen, by the table of the remote. Source: docs/rules.md#status-to-screen */

import { isOneOf } from '../enums.ts';
import { PAGE, surviving } from '../text/parameters.ts';
import { DECISIONS, type Decision, type SubDecision } from './applicationEnums.ts';
import { isTerminalStatus, parseStatus, type RoutedStatus, statusCode } from './status.ts';

/** What routing reads of an application; every field tolerates what the API really sends. */
export interface StatusFacts {
  checklistStatus: string | null | undefined;
  uwDecision?: string | null | undefined;
  uwSubDecision?: SubDecision | undefined;
  waitingOnFloodCert?: boolean | null | undefined;
  primaryParticipantAcceptComplete?: boolean | null | undefined;
  bpo?: { status?: string | null | undefined } | string | null | undefined;
  /** Two letters. */
  propertyState?: string | null | undefined;
  isInquiry?: boolean | null | undefined;
  isCrypto?: boolean | null | undefined;
  /** `disburseAccount.routingNumber`, of the account for the money (docs/rules.md#account-for-the-money). */
  disburseRoutingNumber?: string | null | undefined;
  /** Whether a SOFT_CREDIT consent is held. */
  softCreditConsent?: boolean | undefined;
}

/**
 * `screen`: a path below `/{uuid}`, without a leading slash. `leave`: a path on the lender's site.
 * `waiting`: nothing to show yet, poll again. `afterWait`: polled like a waiting one, shown when the tries are used up.
 * `unknown`: the name of a status without a row, for the log.
 */
export type Destination<Path extends string = string> = (
  | { kind: 'screen'; path: Path; query?: Record<string, string>; afterWait?: true }
  | { kind: 'leave'; path: string }
  | { kind: 'waiting' }
) & { unknown?: string };

/** Where a status leads, perhaps by the facts; `undefined` where the row does not apply. */
type Row<Path extends string> = Destination<Path> | ((facts: StatusFacts) => Destination<Path> | undefined);

/**
 * Where the statuses of an application lead in a remote. `Path` is the paths of its screens: a destination that is none
 * of them does not compile, nor does a status without a row.
 */
export interface StatusTable<Path extends string = string> {
  rows: Readonly<Record<RoutedStatus, Row<Path>>>;
  /** Of an application that has no status. */
  none: Destination<Path>;
  /** Of a status without a row, which a newer server may send. */
  unknown: Destination<Path>;
  /** Of a decline decision. */
  decline: Destination<Path>;
}

/**
 * Whether a status keeps its destination after a decline: one with a final destination does, unless that asks for more
 * data, on a start or credit page (docs/rules.md#decline-and-other-statuses).
 */
const outranksDecline = (status: string, to: Destination) =>
  (isTerminalStatus(status) || status === 'COMPLETE') &&
  !(to.kind === 'screen' && /^(start|credit)\//.test(to.path));

/**
 * The destination of an application. Total: never throws, whatever the API sends.
 *
 * A missing profile or application is not a status: the caller leaves for /dashboard (docs/rules.md#leaving-for-the-dashboard).
 */
export function destinationFor<Path extends string>(
  table: StatusTable<Path>,
  facts: StatusFacts,
): Destination<Path> {
  const parsed = parseStatus(facts.checklistStatus);
  const status = parsed.kind === 'known' ? parsed.status : parsed.kind === 'none' ? '' : parsed.raw;
  const to = rowOf(table, status, parsed.kind, facts);
  return facts.uwDecision === 'DECLINE' && !outranksDecline(status, to) ? table.decline : to;
}

function rowOf<Path extends string>(
  { rows, none, unknown }: StatusTable<Path>,
  status: string,
  kind: ReturnType<typeof parseStatus>['kind'],
  facts: StatusFacts,
): Destination<Path> {
  if (kind === 'none') return none;
  const row = Object.hasOwn(rows, status) ? rows[status as RoutedStatus] : undefined;
  const to = typeof row === 'function' ? row(facts) : row;
  return to ?? (kind === 'waiting' ? { kind: 'waiting' } : { ...unknown, unknown: statusCode(status) });
}

/** Nothing comes of the application: it was cancelled, or declined. */
export const hasEnded = ({
  uwDecision,
  checklistStatus,
}: Partial<Pick<StatusFacts, 'uwDecision' | 'checklistStatus'>>): boolean =>
  uwDecision === 'DECLINE' || checklistStatus === 'CANCELLED' || checklistStatus === 'DECLINED';

/** Whether the app goes to the status's destination from wherever it is: a terminal status or a decline decision. */
export function routesFromAnyPage({ uwDecision, checklistStatus }: StatusFacts): boolean {
  return uwDecision === 'DECLINE' || isTerminalStatus(checklistStatus ?? '');
}

/** Where verified offers are asked for from. */
export const OFFER_ORIGIN = 'signing/intro';

/** The query of product/select; values outside their enum are dropped. */
export function readOfferQuery(params: URLSearchParams): {
  origin?: typeof OFFER_ORIGIN;
  uwDecision?: Decision;
} {
  const uwDecision = params.get('uwDecision');
  return {
    ...(params.get('origin') === OFFER_ORIGIN ? { origin: OFFER_ORIGIN } : {}),
    ...(isOneOf(DECISIONS, uwDecision) ? { uwDecision } : {}),
  };
}

/** Query string (with "?", or empty) for another screen: its own parameters and those of `current` that are kept. */
export function searchFor(current: string | URLSearchParams, own?: Record<string, string>): string {
  const text = surviving(current, PAGE, own).toString();
  return text === '' ? '' : `?${text}`;
}

/** A path of the app, with or without query and fragment, and the parameters of `current` that are kept. */
export function keptAddress(path: string, current: URLSearchParams): string {
  const [address = '', ...fragment] = path.split('#');
  const [pathname = '', own] = address.split('?');
  const search = searchFor(current, Object.fromEntries(new URLSearchParams(own)));
  return [pathname + search, ...fragment].join('#');
}

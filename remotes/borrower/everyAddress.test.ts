import { describe, expect, test } from '@jest/globals';
import { EDITABLE_PARTS } from '#src/domain/applicationEnums.ts';
import { destinationFor, type StatusFacts } from '#src/domain/routing.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '#src/domain/status.ts';
import { resolveAddress } from '#src/features/application/resolveAddress.ts';
import type { AddressResult } from '#src/features/flow/gateState.ts';
import { findScreen } from '#src/features/flow/match.ts';
import { screens } from './screens.ts';
import { STATUS_TABLE } from './statusTable.ts';

const WAITS = 'waits';
const LEAVES = 'leaves';
/** What may be open, the status's own screen first. */
type Open = readonly string[] | typeof WAITS | typeof LEAVES;

/** What is open under conditions is written by hand: the definitions say which statuses there are, not which facts. */
const TIMEOUT = ['error/timeout', 'review-app/datatree'];
const OFFERS = ['product/select', 'product/select/confirm', 'product/assets'];
const DECLINE = ['error/decline'];

/** Terminal: the app routes from any page, so nothing is opened again to change it. */
const TERMINAL: readonly string[] = [
  'ASSETS_PREQUAL',
  'CANCELLED',
  'CREDIT_ERROR',
  'CREDIT_NO_MATCH',
  'CREDIT_NO_MATCH_SSN',
  'DECLINED',
  'HARD_CREDIT_LOCKED_OR_FROZEN',
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
  'MULTIPLE_PROPERTIES',
  'NO_PROPERTY_FOUND',
];
const EDITS: readonly string[] = screens.filter(({ edits }) => edits !== undefined).map(({ path }) => path);

type Case = [name: string, facts: StatusFacts, open: Open, gaveUp?: boolean];

/** Both sides of every condition, and statuses that have no row. */
const BRANCHES: readonly Case[] = [
  ['no status', { checklistStatus: null }, ['start/profile']],
  ['a blank one', { checklistStatus: ' ' }, ['start/profile']],
  ['one from the future', { checklistStatus: 'FROM_THE_FUTURE' }, TIMEOUT],
  ['a new one that waits', { checklistStatus: 'WAITING_FOR_SOMETHING' }, WAITS],
  ['signing, waited for in vain', { checklistStatus: 'GEN_NOTE_SIGNING' }, ['review-app/signdocs'], true],
  [
    'autopay, with an account',
    { checklistStatus: 'AUTOPAY_ACCOUNT', disburseRoutingNumber: '021000021' },
    ['bank/autopay'],
  ],
  ['autopay, crypto', { checklistStatus: 'AUTOPAY_ACCOUNT', isCrypto: true }, ['bank/autopay']],
  [
    'deed, accepted',
    { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true },
    ['complete'],
  ],
  [
    'no flood certificate',
    { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
    ['error/flood-cert', 'insurance/requirements', 'insurance/upload'],
  ],
  [
    'BPO in Texas',
    { checklistStatus: 'BPO_ORDER_REQUEST', bpo: { status: 'BPO_REQUIRED' }, propertyState: 'TX' },
    ['bpo/condition'],
  ],
  [
    'BPO elsewhere',
    { checklistStatus: 'NAV_BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED', propertyState: 'ID' },
    ['bpo/order-bpo'],
  ],
  [
    'another BPO in Texas',
    { checklistStatus: 'NAV_BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED', propertyState: 'TX' },
    ['bpo/condition'],
  ],
  [
    'another BPO elsewhere',
    { checklistStatus: 'BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED', propertyState: 'CA' },
    ['bpo/order-bpo'],
  ],
  [
    'offers that nobody can get',
    { checklistStatus: 'OFFER_SELECTION', uwDecision: 'INELIGIBLE' },
    [...OFFERS, 'error/decline'],
  ],
  [
    'offers that were not decided',
    { checklistStatus: 'OFFER_SELECTION', uwDecision: 'ERROR' },
    [...OFFERS, ...TIMEOUT],
  ],
  [
    'revised offers that were not decided',
    { checklistStatus: 'REVISED_OFFER_SELECTION', uwDecision: 'ERROR' },
    [...OFFERS, ...TIMEOUT],
  ],
  ['liens of an inquiry', { checklistStatus: 'LIEN_VERIFICATION', isInquiry: true }, ['liens']],
  [
    'New York before the consent',
    { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', propertyState: 'NY' },
    ['document/disclosures'],
  ],
  [
    'New York after it',
    { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', propertyState: 'NY', softCreditConsent: true },
    WAITS,
  ],
];

/**
 * Without conditions: the screen of the row, which `statusTable.test.ts` has a second time, and each that names the status
 * as its own, however it is reached. `resolveAddress` goes by `children` instead, so a screen fails that nothing leads to.
 */
function openUnder(checklistStatus: ChecklistStatus): Open {
  const facts = { checklistStatus };
  const to = destinationFor(STATUS_TABLE, facts);
  if (to.kind === 'waiting' || (to.kind === 'screen' && to.afterWait)) return WAITS;
  if (to.kind === 'leave') return LEAVES;
  const conditional = BRANCHES.filter(([, branch]) => branch.checklistStatus === checklistStatus).map(
    ([, , open]) => open[0],
  );
  const children: readonly string[] = Object.values(
    screens.find(({ path }) => path === to.path)?.children ?? {},
  );
  const others = screens.filter(
    ({ path, statuses, reachedWhen }) =>
      path !== to.path &&
      !conditional.includes(path) &&
      (statuses.length > 0 ? statuses.includes(checklistStatus) : children.includes(path)) &&
      (reachedWhen?.(facts) ?? true),
  );
  return [to.path, ...others.map(({ path }) => path)];
}

const PLAIN = CHECKLIST_STATUSES.map(
  (checklistStatus): Case => [checklistStatus, { checklistStatus }, openUnder(checklistStatus)],
);
/** A terminal status keeps its page despite a decline, unless that page asks for more. */
const outranks = (status: unknown, open: Case[2]) =>
  (TERMINAL.includes(String(status)) || status === 'COMPLETE') &&
  !(typeof open !== 'string' && open.some((path) => /^(start|credit)\//.test(path)));
const CASES: readonly Case[] = [...PLAIN, ...BRANCHES];
const DECLINED: readonly Case[] = CASES.map(([name, facts, open, gaveUp]) => [
  `${name}, declined`,
  { ...facts, uwDecision: 'DECLINE' },
  outranks(facts.checklistStatus, open) ? open : DECLINE,
  gaveUp,
]);

/** Every screen by its own address; patterns get a value. And two addresses that are no screen's. */
const ADDRESSES = [...screens.map(({ path }) => path), '', 'nothing/here'];

function expected([, facts, open]: Case, path: string, editable: boolean): unknown {
  if (path === 'document/disclosures') return { kind: 'here', editing: false };
  if (open === WAITS) return { kind: 'wait' };
  if (open !== LEAVES && open.includes(path)) return { kind: 'here', editing: false };
  const isTerminal = TERMINAL.includes(facts.checklistStatus ?? '') || facts.uwDecision === 'DECLINE';
  if (editable && EDITS.includes(path) && !isTerminal) return { kind: 'here', editing: true };
  const to = open === LEAVES ? { kind: 'leave', path: '/dashboard' } : { kind: 'screen', path: open[0] };
  return { kind: 'go', to: expect.objectContaining(to) };
}

const resolve = ([, facts, , gaveUp = false]: Case, path: string, editable: boolean): AddressResult =>
  resolveAddress({
    table: STATUS_TABLE,
    screens,
    current: findScreen(screens, path.replace(':type', 'w2'))?.screen,
    facts,
    editable: editable ? EDITABLE_PARTS : [],
    gaveUp,
  });

describe('under every status, every address shows what the status opens', () => {
  test.each([...CASES, ...DECLINED])('%s', (...row) => {
    for (const editable of [false, true]) {
      const shown = ADDRESSES.map((path) => [path, resolve(row, path, editable)]);
      expect(shown).toEqual(ADDRESSES.map((path) => [path, expected(row, path, editable)]));
    }
  });

  test.each(screens.filter(({ statuses }) => statuses.length > 0))(
    '$path is shown under its statuses',
    (screen) => {
      // Without unknown statuses, which may lead to any screen that accepts them.
      const shown = CASES.filter((row) => resolve(row, screen.path, false).kind === 'here')
        .map(([, facts]) => facts)
        .filter((facts) => destinationFor(STATUS_TABLE, facts).unknown === undefined);
      const statuses = new Set(shown.map(({ checklistStatus }) => checklistStatus));
      expect([...statuses].toSorted()).toEqual([...screen.statuses].toSorted());
    },
  );
});

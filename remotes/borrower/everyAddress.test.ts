import { describe, expect, test } from '@jest/globals';
import { EDITABLE_PARTS } from '#src/domain/application/applicationEnums.ts';
import { destinationFor, routesFromAnyPage, type StatusFacts } from '#src/domain/application/routing.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '#src/domain/application/status.ts';
import { resolveAddress } from '#src/features/application/resolveAddress.ts';
import type { AddressResult } from '#src/features/flow/gateState.ts';
import { findScreen } from '#src/features/flow/match.ts';
import { screens } from './screens.ts';
import { STATUS_TABLE } from './statusTable.ts';
import { STATUS_CASES } from './testing/statusCases.ts';

const WAITS = 'waits';
const LEAVES = 'leaves';
/** What may be open, the status's own screen first. */
type Open = readonly string[] | typeof WAITS | typeof LEAVES;

const EDITS: readonly string[] = screens.filter(({ edits }) => edits !== undefined).map(({ path }) => path);

type Case = [name: string, facts: StatusFacts, open: Open, gaveUp?: boolean];

/** What is open under conditions is written by hand: the definitions say which statuses there are, not which facts. */
const BRANCHES: readonly Case[] = [
  ...STATUS_CASES.map(
    ([name, checklistStatus, facts, destination, { instead, open = [] } = {}]): Case => [
      name,
      { checklistStatus, ...facts },
      destination === 'waiting' ? WAITS : [destination, ...open, ...(instead ? [instead] : [])],
    ],
  ),
  ['signing, waited for in vain', { checklistStatus: 'GEN_NOTE_SIGNING' }, ['review-app/signdocs'], true],
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
    ({ path, statuses, availableWhen }) =>
      path !== to.path &&
      !conditional.includes(path) &&
      (statuses.length > 0 ? statuses.includes(checklistStatus) : children.includes(path)) &&
      (availableWhen?.(facts) ?? true),
  );
  return [to.path, ...others.map(({ path }) => path)];
}

const PLAIN = CHECKLIST_STATUSES.map(
  (checklistStatus): Case => [checklistStatus, { checklistStatus }, openUnder(checklistStatus)],
);
const CASES: readonly Case[] = [...PLAIN, ...BRANCHES];
const DECLINED = CASES.map(([name, facts, open, gaveUp]): Case => {
  const declined = { ...facts, uwDecision: 'DECLINE' };
  const to = destinationFor(STATUS_TABLE, declined);
  const leads = to.kind === 'screen' && to.path === 'error/decline';
  return [`${name}, declined`, declined, leads ? ['error/decline'] : open, gaveUp];
});

/** Documents, and what is still needed. */
const ALWAYS: readonly string[] = [
  'document/disclosures',
  'conditions',
  'conditions/upload-document',
  'conditions/phone-number',
];
const BELOW_CONDITIONS = 'conditions/nothing';
/** Every screen by its own address; patterns get a value. And three addresses that are no screen's. */
const ADDRESSES = [...screens.map(({ path }) => path), '', 'nothing/here', BELOW_CONDITIONS];

function expected([, facts, open]: Case, path: string, editable: boolean): unknown {
  if (ALWAYS.includes(path)) return { kind: 'here', editing: false };
  if (path === BELOW_CONDITIONS) return { kind: 'go', to: { kind: 'screen', path: 'conditions' } };
  if (open === WAITS) return { kind: 'wait' };
  if (open !== LEAVES && open.includes(path)) return { kind: 'here', editing: false };
  if (editable && EDITS.includes(path) && !routesFromAnyPage(facts)) return { kind: 'here', editing: true };
  const to = open === LEAVES ? { kind: 'leave', path: '/dashboard' } : { kind: 'screen', path: open[0] };
  return { kind: 'go', to: expect.objectContaining(to) };
}

const resolve = ([, facts, , gaveUp = false]: Case, path: string, editable: boolean): AddressResult =>
  resolveAddress({
    table: STATUS_TABLE,
    screens,
    path,
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

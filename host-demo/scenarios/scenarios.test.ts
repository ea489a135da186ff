import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { STATUS_TABLE } from '#remotes/borrower/statusTable.ts';
import { getConditions } from '#src/api/contract/conditions.ts';
import { documentSchema, getDocuments } from '#src/api/contract/documents.ts';
import { getHeloc } from '#src/api/contract/heloc.ts';
import { getProfile } from '#src/api/contract/profile.ts';
import { getStatus } from '#src/api/contract/status.ts';
import { destinationFor } from '#src/domain/application/routing.ts';
import { CHECKLIST_STATUSES } from '#src/domain/application/status.ts';
import {
  CONDITION_CATEGORIES,
  CONDITION_STATES,
  daysLeft,
  isOpen,
  known,
  stateOf,
} from '#src/domain/conditions/conditions.ts';
import type { IsoDate } from '#src/domain/dates/dates.ts';
import { statusFacts } from '#src/features/application/facts.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { scenarios } from './scenarios.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

test('there is one for every status of the routing table', () => {
  const covered = Object.values(scenarios).map(({ body }) => {
    const status = body.status as { checklistStatus?: string } | null | undefined;
    return status?.checklistStatus;
  });
  expect(covered).toEqual(expect.arrayContaining([...CHECKLIST_STATUSES]));
});

describe('every scenario', () => {
  test.each(Object.entries(scenarios))('%s', async (scenario, { body, path }) => {
    // Held: a status that passes by itself may pass while a busy machine checks it.
    const { uuid, jwt, loanNumber } = await sandbox.make({ scenario, hold: true });
    const api = sandbox.api({ jwt });
    const params = { uuid };
    const heloc = await api.call(getHeloc, { params });
    const status = await api.call(getStatus, { params });
    const profile = await api.call(getProfile, {});
    const { documents } = await api.call(getDocuments, { params });

    const wanted = body.status as { checklistStatus?: string } | null | undefined;
    expect(status.checklistStatus).toBe(
      wanted === null ? null : (wanted?.checklistStatus ?? 'OFFER_SELECTION'),
    );
    expect(heloc).toMatchObject({
      loanNumber,
      email: profile.email,
      owner: { lastName: profile.name?.lastName },
    });
    expect(documents.every((document) => documentSchema().isValidSync(document, { strict: true }))).toBe(
      true,
    );

    const destination = destinationFor(STATUS_TABLE, statusFacts(status, heloc));
    expect(destination.kind === 'screen' ? destination.path : undefined).toBe(path);
  });
});

describe('scenarios of what is needed', () => {
  const today = '2026-11-27' as IsoDate;
  const listOf = async (scenario: string) => {
    const { api, params } = await sandbox.applicant({ scenario });
    return known(await api.call(getConditions, { params }));
  };

  test.each(CONDITION_CATEGORIES)('%s alone is open', async (category) => {
    const { shown } = await listOf(`condition-${category.toLowerCase().replaceAll('_', '-')}`);
    expect(shown.filter(isOpen).map(({ categoryEnum }) => categoryEnum)).toEqual([category]);
  });

  test('twelve at once, one overdue, one in each state and one unknown', async () => {
    expect((await listOf('conditions-twelve')).shown.filter(isOpen)).toHaveLength(
      CONDITION_CATEGORIES.length,
    );
    const [late] = (await listOf('condition-overdue')).shown;
    expect(daysLeft(late?.dueDate, today)).toBeLessThan(0);
    const { shown, unknown } = await listOf('conditions-in-every-state');
    expect(new Set(shown.map(stateOf))).toEqual(new Set(CONDITION_STATES));
    expect(unknown).toEqual(['ROOF_REVIEW']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import type { Application } from '../records.ts';
import { rowOf, STATUSES } from './statuses.ts';

const names = Object.keys(STATUSES);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

/** An application that has come to a status, and nothing more. */
async function applicationAt(checklistStatus: string): Promise<Application> {
  const { uuid } = await sandbox.make({ status: { checklistStatus }, hold: true });
  const held = await sandbox.control<Application['heloc'] & Omit<Application, 'heloc'>>(
    'GET',
    `/applications/${uuid}`,
  );
  return { ...held, heloc: held };
}

describe('no status is a dead end', () => {
  test.each(names)('%s', async (status) => {
    const app = await applicationAt(status);
    const { automatic, submits = {}, isFinal = false } = rowOf(status) ?? {};
    const ends = automatic ? Number.isFinite(automatic.until(app)) : false;
    // A call of the person leads on, or sets off what ends by itself then.
    const leadsOn = Object.values(submits).some((next) => next !== null || automatic);
    expect({ status, goesOn: ends || leadsOn || isFinal }).toEqual({ status, goesOn: true });
  });

  test.each(names.filter((status) => rowOf(status)?.automatic))(
    '%s leads to a status of these, unless it waits for the person',
    async (status) => {
      const app = await applicationAt(status);
      const finish = sandbox.control<Application>('POST', `/applications/${app.heloc.uuid}/finish`);
      if (rowOf(status)?.missing?.(app)) {
        await expect(finish).rejects.toThrow(/waits for the person/);
      } else {
        const { history } = await finish;
        expect(names).toContain(history.at(-1)?.status);
        expect(history).toHaveLength(2);
      }
    },
  );
});

test('what a call leads to, where that is always the same, is a status of these', () => {
  const to = Object.values(STATUSES).flatMap(({ submits = {} }) => Object.values(submits));
  expect(names).toEqual(expect.arrayContaining(to.filter((next) => typeof next === 'string')));
});

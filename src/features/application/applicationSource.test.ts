import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { applicationSource } from './applicationSource.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control('DELETE', '/faults'));

/** An application whose answers are all there, as before a submit. */
async function known() {
  const { uuid, api } = await sandbox.applicant({ status: { checklistStatus: 'HMDA' }, hold: true });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const source = applicationSource({ api }, queries, uuid);
  const stop = source.subscribe(() => {});
  await source.readAll();
  await sandbox.control('DELETE', '/requests');
  const move = (checklistStatus: string) =>
    sandbox.control('PATCH', `/applications/${uuid}`, { status: { checklistStatus } });
  /** How often the application was asked for since. */
  const reads = async () => {
    const all = await sandbox.control<{ method: string; path: string }[]>('GET', '/requests');
    return all.filter(({ method, path }) => method === 'GET' && path.endsWith(`/heloc/${uuid}`)).length;
  };
  const answered = () => {
    const answers = source.get();
    return answers.kind === 'known' && answers.data;
  };
  return { source, queries, move, reads, answered, stop };
}

describe('after a submit', () => {
  test('the application is asked for beside the status, and once where both belong together', async () => {
    const { source, move, reads, answered, stop } = await known();
    await move('INCOME_VERIFICATION');
    source.prepare();
    expect(await source.readStatus()).toMatchObject({ status: 'INCOME_VERIFICATION' });
    await source.readRest();
    expect(answered()).toMatchObject({ heloc: { status: { checklistStatus: 'INCOME_VERIFICATION' } } });
    expect(await reads()).toBe(1);
    stop();
  });

  test('an application from before the status is asked for again', async () => {
    const { source, queries, move, reads, answered, stop } = await known();
    source.prepare();
    await Promise.all(
      queries
        .getQueryCache()
        .getAll()
        .map(({ promise }) => promise),
    );
    await move('INCOME_VERIFICATION');
    expect(await source.readStatus()).toMatchObject({ status: 'INCOME_VERIFICATION' });
    await source.readRest();
    expect(answered()).toMatchObject({ heloc: { status: { checklistStatus: 'INCOME_VERIFICATION' } } });
    expect(await reads()).toBe(2);
    stop();
  });

  test('after more than one look at the status it is asked for again: it may have come back to where it was', async () => {
    const { source, reads, stop } = await known();
    source.prepare();
    await source.readStatus();
    await source.readStatus();
    await source.readRest();
    expect(await reads()).toBe(2);
    stop();
  });

  test('one that could not be had beside the status is asked for again', async () => {
    const { source, reads, answered, move, stop } = await known();
    await sandbox.control('POST', '/faults', {
      method: 'GET',
      path: '**/application/heloc/*',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await move('INCOME_VERIFICATION');
    source.prepare();
    await source.readStatus();
    await source.readRest();
    expect(answered()).toMatchObject({ heloc: { status: { checklistStatus: 'INCOME_VERIFICATION' } } });
    expect(await reads()).toBe(2);
    stop();
  });
});

test.each(['getProfile', 'getHeloc', 'getStatus'] as const)(
  "somebody else's application is missing, and never a failure, when %s is answered last",
  async (last) => {
    const { api } = await sandbox.applicant({ status: { checklistStatus: 'HMDA' } });
    const other = await sandbox.applicant({ status: { checklistStatus: 'HMDA' } });
    const path = contract[last].path.replace(/\{\w+\}/g, '*');
    await sandbox.control('POST', '/faults', { method: 'GET', path, kind: 'slow', delayMs: 100 });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const source = applicationSource({ api }, queries, other.uuid);
    const seen = new Set<string>();
    const stop = source.subscribe(() => seen.add(source.get().kind));
    await source.readAll().catch(() => {});
    expect(source.get()).toEqual({ kind: 'closed', reason: 'missing' });
    expect([...seen]).toEqual(['loading', 'closed']);
    stop();
  },
);

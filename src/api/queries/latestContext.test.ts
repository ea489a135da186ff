import { expect, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { matching } from '#src/testing/failureMatrix/run.ts';
import type { Api } from '../client/createApi.ts';
import type { EndpointName } from '../contract/contract.ts';
import { statesEligibilityQuery, zipEligibilityQuery } from './eligibility.ts';
import { openStatusQuery, operatingHoursQuery } from './hours.ts';
import { notificationsQuery } from './notifications.ts';
import { defaultLoanOriginatorQuery, licensedStatesQuery, loanOriginatorQuery } from './referral.ts';
import { userQuery } from './user.ts';
import { walletAccountsQuery } from './wallet.ts';

/** What a mount asks for, and whom for: it may become another while an answer is on its way. */
interface Context {
  api: Api;
  identity: string;
  account: string;
  org(): string;
  officer: string;
}
type Query = { queryKey: readonly unknown[]; queryFn?: unknown };

/** By call, what asks for it. */
const ROWS: readonly (readonly [EndpointName, (context: Context) => Query])[] = [
  ['getFigureInfo', ({ api, identity }) => userQuery(api, 'customer', identity)],
  ['getWalletAccounts', ({ api, identity, account }) => walletAccountsQuery(api, identity, account)],
  ['getWalletAccess', ({ api, identity, account }) => walletAccountsQuery(api, identity, account)],
  ['getNotifications', ({ api, account }) => notificationsQuery(api, account)],
  ['getWeek', (context) => operatingHoursQuery(context, 'OPS_PHONE')],
  ['getOpenStatus', (context) => openStatusQuery(context, 'OPS_CHAT')],
  ['getLoanOriginator', ({ api, org, officer }) => loanOriginatorQuery(api, officer, org())],
  ['getDefaultLoanOriginator', ({ api, org }) => defaultLoanOriginatorQuery(api, org())],
  ['getLicensedStates', ({ api, officer }) => licensedStatesQuery(api, officer)],
  ['getStatesEligibility', ({ api, org }) => statesEligibilityQuery(api, org())],
  ['getZipEligibility', ({ api, org }) => zipEligibilityQuery(api, org())],
];

async function twoContexts(sandbox: TestSandbox): Promise<[Context, Context]> {
  const contextOf = async (org: string, digit: string): Promise<Context> => {
    const { jwt, identityUuid } = await sandbox.make({ status: 'HMDA', org });
    const api = sandbox.api({ jwt, org });
    const officer = '11111111-1111-4111-8111-111111111111'.replaceAll('1', digit);
    return { api, identity: identityUuid, account: `0x${digit.repeat(40)}`, org: () => org, officer };
  };
  return [await contextOf('OAKLINE', '1'), await contextOf('EMBERFOLD_CU', '2')];
}

test.each(ROWS)(
  '%s: of two answers that change places, that of the later context stands',
  async (name, query) => {
    const sandbox = await createTestSandbox();
    const [before, now] = await twoContexts(sandbox);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await sandbox.control('DELETE', '/requests');
    await sandbox.control('POST', '/faults', { ...matching(name), kind: 'slow', delayMs: 150, times: 1 });
    const shown: unknown[] = [];
    const observer = new QueryObserver(client, query(before) as never);
    const leave = observer.subscribe(({ data }) => shown.push(data));
    // Before, or it would be given up unasked.
    const isAsked = async () => (await sandbox.control<object[]>('GET', '/requests')).length > 0;
    while (!(await isAsked())) await new Promise((resolve) => setImmediate(resolve));

    observer.setOptions(query(now) as never);
    await client.fetchQuery({ ...query(now), staleTime: Number.POSITIVE_INFINITY } as never);
    // The first would have been answered by now.
    const late = client.getQueryCache().find({ queryKey: query(before).queryKey, exact: true });
    await late?.promise?.catch(() => {});
    const own = new QueryClient();
    const expected = await own.fetchQuery(query(now) as never);
    expect(observer.getCurrentResult()).toMatchObject({ isSuccess: true, data: expected });
    expect(late?.queryKey).not.toEqual(query(now).queryKey);
    expect(late?.state.data).toBeUndefined();
    expect(shown.filter((data) => data !== undefined)).toEqual(
      shown.filter((data) => data !== undefined).map(() => expected),
    );
    leave();
    client.clear();
    own.clear();
    sandbox.close();
  },
);

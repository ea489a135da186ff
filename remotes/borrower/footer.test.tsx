import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

beforeEach(() => sessionStorage.clear());

const LICENSES = '/service-application/external/api/v1/heloc/state-licenses';
const of = (abbrevs: readonly string[]) => abbrevs.map((abbrev) => ({ abbrev, name: abbrev, license: null }));
const FIFTY = Array.from({ length: 50 }, (_, index) => `S${index}`);

async function open(fault: object) {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  await control(sandbox, 'POST', '/faults', { path: LICENSES, kind: 'status', ...fault });
  const view = await renderRemote(borrower, { path: '/register-v2', sandbox });
  await view.waitForStep('register-v2');
  await waitFor(async () => {
    const asked = await view.control<{ path: string; query: object }[]>('GET', '/requests');
    expect(asked.filter(({ path }) => path === LICENSES)).toMatchObject([
      { query: { orgCode: view.bundle.org } },
    ]);
  });
  return view;
}

/** The list folds behind its number. */
async function openStates({ user }: Awaited<ReturnType<typeof open>>, count: number) {
  await user.click(await screen.findByText(`Licensed in ${count} states: list, notices and rates`));
}

test('the rates come with what others are paid, and the promise of days with what kind of days', async () => {
  await openStates(await open({ status: 200, body: of(['ID', 'OR']) }), 2);
  expect(
    await screen.findByText(
      /Valuation \$180 if no automated value is found, manual notarization \$300, recording fees up to \$315, recording taxes up to \$1,400 per \$100,000 borrowed\.$/,
    ),
  ).toBeVisible();
  const promise = screen.getByText(
    'Complete the loan process today and get funded in as little as five days.',
  );
  expect(promise.nextElementSibling).toHaveTextContent(/^Funding in five business days, counted after /);
});

describe('the states in the footer', () => {
  test.each([
    [['ID', 'OR'], 'Licensed in ID, OR with more states to come.'],
    [FIFTY, `Licensed in ${FIFTY.join(', ')}.`],
    [['DC', ...FIFTY.slice(1)], `Licensed in DC, ${FIFTY.slice(1).join(', ')} with more states to come.`],
    [['ID', 'NY', 'OR'], 'Licensed in ID, OR with more states to come.'],
  ])('are those of their call: %s', async (abbrevs, text) => {
    const count = abbrevs.filter((abbrev) => !['DC', 'NY'].includes(abbrev)).length;
    await openStates(await open({ status: 200, body: of(abbrevs) }), count);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('are named where there is one beside the District of Columbia, which is none', async () => {
    await open({ status: 200, body: of(['DC', 'ID']) });
    expect(await screen.findByText('Licensed in DC, ID: notices and rates')).toBeVisible();
  });

  test.each([{ status: 500 }, { status: 200, body: [] }, { status: 200, body: of(['NY']) }])(
    'are the brand’s when the call says none that may be named: %j',
    async (fault) => {
      const view = await open(fault);
      const { licensedStates } = view.bundle.brand.companyInfo;
      await openStates(view, licensedStates.filter((state) => state !== 'DC').length);
      const states = licensedStates.join(', ');
      expect(await screen.findByText(new RegExp(`^Licensed in ${states}`))).toBeVisible();
    },
  );

  test('have no number that changes: none is seen until the call has answered', async () => {
    const view = await open({ status: 200, body: of(['ID', 'OR']), delayMs: 300 });
    const { licensedStates } = view.bundle.brand.companyInfo;
    const ofBrand = licensedStates.filter((state) => state !== 'DC').length;
    const shown = await screen.findByText(/^Licensed in \d+ states: /);
    if (shown.textContent?.startsWith(`Licensed in ${ofBrand} states`)) expect(shown).not.toBeVisible();
    expect(await screen.findByText(/^Licensed in 2 states: /)).toBeVisible();
  });

  test('fold with the notices of all states and the rates, while none is known', async () => {
    const view = await open({ status: 200, body: of(['ID', 'OR']) });
    expect(await screen.findByText(/^This site is not authorized by the New York State/)).toBeVisible();
    expect(screen.getByText(/ LLC, NMLS #\d+ *$/)).toBeVisible();
    expect(screen.getByText(/^Equal Housing Lender/)).toBeVisible();
    for (const folded of [/^WI: /, /^APRs from .* Example as of/])
      expect(await screen.findByText(folded)).not.toBeVisible();
    await openStates(view, 2);
    for (const folded of [/^WI: /, /^APRs from .* Example as of/])
      expect(screen.getByText(folded)).toBeVisible();
  });

  test('fold with what concerns other states, once the state is known', async () => {
    const opened = (state: string) =>
      renderRemote(borrower, {
        path: '/{uuid}',
        application: { status: { checklistStatus: 'HMDA' }, property: { state } },
      });
    const rates = () => screen.findByText(/^APRs from/);
    const view = await opened('WI');
    expect(await rates()).not.toBeVisible();
    expect(screen.getByText(/^WI: /)).toBeVisible();
    expect(screen.getByText(/^OH: /)).not.toBeVisible();
    await view.user.click(screen.getByText(/^Licensed in \d+ states: /));
    expect(await rates()).toBeVisible();
    expect(screen.getByText(/^OH: /)).toBeVisible();
  });
});

test('hours are told in Pacific time, and the holidays of the next two weeks', async () => {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  const closed = (date: string) => ({ date, isOpen: false });
  const exceptions = [
    closed('2026-12-25'),
    closed('2026-11-26'),
    { date: '2026-11-27', isOpen: true, startTime: '08:00', endTime: '12:00' },
  ];
  await control(sandbox, 'PUT', '/operating-hours', { department: 'OPS_PHONE', exceptions });
  await renderRemote(borrower, { path: '/register-v2', sandbox, now: new Date('2026-11-25T18:00:00Z') });
  expect(
    await screen.findByText(
      'Customer service hours, Pacific time: Monday to Saturday, 6:00 AM to 6:00 PM; November 26, closed; November 27, 8:00 AM to 12:00 PM',
    ),
  ).toBeVisible();
});

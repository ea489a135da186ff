import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { signCancellation } from './journey.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const DATES = {
  deedSigned: '2026-11-20T20:00:00Z',
  rescissionDeadline: '2026-11-24',
  fundsExpected: '2026-11-25',
  firstPaymentDue: '2027-01-09',
};

const SERVICER = {
  name: 'Oakline Loan Servicing LLC',
  address: { street1: 'P.O. Box 7714', street2: undefined, city: 'Charlotte', state: 'NC', zip: '28241' },
};

async function open(
  checklistStatus: string,
  more: object = {},
  status: object = {},
  input: Partial<RenderInput> = {},
) {
  sessionStorage.clear();
  return drive(
    await renderRemote(borrower, {
      ...input,
      path: '/{uuid}/complete',
      now: NOW,
      application: {
        status: { checklistStatus, primaryParticipantAcceptComplete: true, ...status },
        hold: true,
        owner: { firstName: 'Maria', lastName: "O'Neil" },
        dates: DATES,
        ...more,
      },
    }),
  );
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('complete', () => {
  it('says until when one can cancel, what comes when, and tells the host once', async () => {
    const { events, left, user, press } = await open('RESCISSION');
    await heading("You're signed. Your cancellation period has started");
    const days = within(screen.getByRole('list', { name: 'Your steps and dates' }));
    expect(days.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Signed CompletedFriday, November 20, 2026',
      "2Cancellation periodYou can cancel until midnight on Tuesday, November 24, 2026. We can't send money before then.",
      '3Deed recorded by the county',
      '4Funds sentabout Wednesday, November 25, 2026',
      '5First paymentSaturday, January 9, 2027',
    ]);
    // Each day stands there alone.
    for (const day of ['November 24', 'November 25', 'January 9'])
      expect(document.body.textContent?.split(day)).toHaveLength(2);
    expect(document.title).toMatch(/\| You're signed\. Your cancellation period has started$/);
    expect(screen.getByRole('button', { name: 'Add these days to your calendar' })).toBeVisible();
    await user.click(await screen.findByText(/^Each of the \d+ documents$/));
    expect(
      screen.getByRole('button', { name: 'Download Home equity line agreement and disclosures' }),
    ).toBeVisible();
    expect(events.filter(({ type }) => type === 'complete')).toHaveLength(1);
    await press('Set up your online account');
    expect(left[0]).toMatch(/\/dashboard$/);
  });

  it('says who takes the payments, where to, and where to write a review, as far as the organisation has it', async () => {
    const { unmount } = await open(
      'RECORDING',
      {},
      {},
      {
        brand: (brand) => ({
          ...brand,
          companyInfo: {
            ...brand.companyInfo,
            servicer: SERVICER,
            reviewUrl: 'https://reviews.oakline.example/',
          },
        }),
      },
    );
    const detail = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextSibling;
    expect(await detail('Your servicer (who collects your payments)')).toHaveTextContent(
      'Oakline Loan Servicing LLC',
    );
    expect(await detail('Mail payments to')).toHaveTextContent('P.O. Box 7714, Charlotte, NC 28241');
    expect(screen.getByRole('link', { name: /^Write a review of Oakline/ })).toHaveAttribute(
      'href',
      'https://reviews.oakline.example/',
    );
    unmount();
    await open('RECORDING', {}, {}, { org: 'LARKSPINDLE' });
    expect(await detail('Your servicer (who collects your payments)')).toHaveTextContent('Larkspindle');
    expect((await detail('Mail payments to'))?.textContent).toMatch(/, [A-Z]{2} \d{5}$/);
    expect(screen.queryByRole('link', { name: /review/ })).toBeNull();
  });

  it('says on which day automatic payments are taken', async () => {
    await open('RECORDING', { autopay: { mode: 'AUTOPAY', mask: '6900', paymentDay: 5 } });
    const day = await screen.findByText('Payment day', { selector: 'dt' });
    expect(day.nextSibling).toHaveTextContent('Day 5 of each month');
  });

  it('of a line on crypto, says nothing of money that is sent to an account', async () => {
    const { unmount } = await open('RESCISSION', { isCrypto: true, disburseAccount: null });
    await heading("You're signed. Your cancellation period has started");
    const stages = within(screen.getByRole('list', { name: 'Your steps and dates' }));
    expect(stages.getByText('Line open')).toBeVisible();
    expect(stages.getByText(/^You can cancel until midnight/)).toHaveTextContent(
      /does not open before then\.$/,
    );
    expect(document.body).not.toHaveTextContent(/Your money|Funds sent|send (your )?money/);
    unmount();
    await open('FUNDING_DECISION', { isCrypto: true, disburseAccount: null });
    await heading("We're doing the final checks on your line");
  });

  it('cancels for a name on the documents, and gives a receipt', async () => {
    const at = await open('RESCISSION', { rate: 8.5, amount: 50_000 });
    const dialog = at.within('dialog', 'Cancel this line');
    await signCancellation(at);
    const name = await dialog.find('textbox', 'Type your full legal name');
    expect(within(screen.getByRole('dialog')).getByText('Saturday, November 21, 2026')).toBeVisible();
    await dialog.press('Cancel my line');
    await dialog.readText(/Type your name exactly as on the documents/);
    expect(name).toHaveValue('Ana Rivera');
    expect(name).toHaveAccessibleDescription(/exactly as on the documents/);
    await at.user.clear(name);
    await dialog.press('Cancel my line');
    expect(name).toHaveAccessibleDescription(/Error: Type your full legal name/);
    await dialog.fill('Type your full legal name', "maria o'neil");
    await dialog.choose('I found another loan');
    await dialog.press('Cancel my line');
    expect(await heading('You have cancelled')).toHaveFocus();
    expect(
      screen.getByText(/receipt number is R-\d+\. We return anything you paid within 20 calendar days/),
    ).toBeVisible();
    // Nothing of what was to come is left around it.
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Application progress' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('heading', { name: 'Your offer details' })).not.toBeInTheDocument();
    expect(document.title).toMatch(/\| You have cancelled$/);
    await at.press('Go to dashboard');
    expect(at.left[0]).toMatch(/\/dashboard$/);
  });

  it('offers no cancelling where the law gives no right to', async () => {
    await open('RESCISSION', { property: { occupancyType: 'INVESTMENT' } });
    await heading("You're signed. We're getting your funds ready");
    expect(screen.queryByRole('button', { name: 'I want to cancel' })).toBeNull();
    expect(screen.queryByText(/cancel until/i)).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'Your steps and dates' })).queryByText('Cancellation period'),
    ).toBeNull();
  });

  it('offers no cancelling once the period is over', async () => {
    await open('RESCISSION', { dates: { ...DATES, rescissionDeadline: '2026-11-20' } });
    await heading(/cancellation period/);
    expect(screen.queryByRole('button', { name: 'I want to cancel' })).toBeNull();
  });

  it.each([
    ['RECORDING', /^We're recording your deed/],
    ['FUNDABLE', /^We're recording your deed/],
    ['FUNDING_DECISION', "We're doing the final checks before we send your money"],
  ] as const)('has a heading of its own for %s', async (status, name) => {
    await open(status);
    expect(await heading(name)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I want to cancel' })).toBeNull();
  });

  it('lists the payoffs and how far each is', async () => {
    const payoff = (creditor: string, amount: number, status: string, more: object = {}) => ({
      creditor,
      mask: '4321',
      amount,
      status,
      ...more,
    });
    await open('DIRECT_DEBT_PAYOFF', {
      payoffs: [
        payoff('Harbor Card', 4000.5, 'SENT', { sentAt: '2026-11-25T18:00:00Z' }),
        payoff('Summit Auto', 6000, 'CONFIRMED', { confirmedAt: '2026-11-27T18:00:00Z' }),
        payoff('Pine Loans', 100, 'REQUESTED'),
      ],
    });
    await heading("We're paying off your accounts");
    const table = screen.getByRole('table', { name: 'Payoffs' });
    const row = (name: RegExp) => within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement;
    expect(within(row(/Harbor/)).getByText('Sent 11/25/2026')).toBeVisible();
    expect(within(row(/Summit/)).getByText('Confirmed 11/27/2026')).toBeVisible();
    expect(within(row(/Pine/)).getByText('To be sent')).toBeVisible();
    expect(within(table).getByText('$10,100.50')).toBeVisible();
    expect(screen.getByText('Allow up to 10 days; keep paying until it posts.')).toBeVisible();
  });

  it('names whom it waits for', async () => {
    await open('DEED_SIGNING', {
      signers: [
        { firstName: 'Ana', lastName: 'Diaz', email: 'ana.slow@example.com', status: 'OPENED' },
        { firstName: 'Luis', lastName: 'Diaz', email: 'luis@example.com', status: 'SIGNED' },
        { firstName: 'Eva', lastName: 'Marsh', email: 'eva.slow@example.com', status: 'OPENED' },
      ],
    });
    await heading("You're done. We're waiting for Ana Diaz and Eva Marsh");
    const luis = screen.getByRole('rowheader', { name: 'Luis Diaz' }).closest('tr') as HTMLElement;
    expect(within(luis).getByText('Signed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I want to cancel' })).toBeNull();
  });

  it('says whom of them we have to talk with', async () => {
    await open('DEED_SIGNING', {
      signers: [{ firstName: 'Eva', lastName: 'Marsh', email: 'eva.slow@example.com', status: 'DECLINED' }],
    });
    expect(await screen.findByText('Eva needs to talk with us.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
  });

  it('says so when the documents cannot be loaded, and tries again', async () => {
    const first = await open('RECORDING');
    await heading(/recording/);
    await first.control('POST', '/faults', {
      method: 'GET',
      path: '**/documents',
      kind: 'malformed',
      times: 1,
    });
    first.unmount();
    const again = await first.reopen('/complete');
    await again.press('Try again');
    await again.expectButton('Download all (ZIP)');
  });
});

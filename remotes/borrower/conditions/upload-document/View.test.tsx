import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ConditionCategory } from '#src/domain/conditions/conditions.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../../testing/remote.ts';

type More = Record<string, unknown>;

async function opened(categoryEnum: ConditionCategory, more: More = {}, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ conditionUuid: 'one', ...query });
  const at = drive(
    await renderRemote(borrower, {
      path: `/{uuid}/conditions/upload-document?${search}`,
      application: {
        status: { checklistStatus: 'HMDA' },
        conditions: [{ uuid: 'one', categoryEnum, ...more }],
      },
    }),
  );
  await at.find('button', /^Submit/);
  return at;
}

interface Sent {
  documents: string[];
  note: string | null;
  answers?: object;
}
async function bodies(at: TestPage): Promise<Sent[]> {
  const all = await at.control<{ path: string; body: Sent }[]>('GET', '/requests');
  return all.filter(({ path }) => path.endsWith('/submission')).map(({ body }) => body);
}

async function send(at: PageDriver, label: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    await at.upload(label, samplePdf(name));
    await waitFor(() => {
      const row = screen.getByText(name).closest('li');
      expect(within(row as HTMLElement).getByText('Uploaded')).toBeVisible();
    });
  }
}

const submits = () => screen.getByRole('button', { name: /^Submit/ });
const isBlocked = () => submits().getAttribute('aria-disabled') === 'true';

async function submitted(at: TestPage): Promise<Sent> {
  await at.user.click(submits());
  await at.expectHeading('Nothing needed right now.');
  const [sent, ...others] = await bodies(at);
  expect(others).toEqual([]);
  return sent as Sent;
}

const REASON = 'I have nothing of the kind.';

test('what helps with a file is said once, at the first that is asked for', async () => {
  const at = await opened('IDENTITY_DOCUMENT_FRAUD_REVIEW');
  const notices = () => screen.queryAllByText(/^If you use assistive technology/);
  await at.choose("US Driver's License");
  expect(notices()).toHaveLength(1);
  expect(screen.getAllByText('Tips for a good copy')).toHaveLength(1);
  await at.tick("This doesn't apply to me");
  expect(screen.getByLabelText('Utility bill')).toBeInTheDocument();
  expect(notices()).toHaveLength(1);
});

describe('each category', () => {
  test('a bank account: one letter, or two statements', async () => {
    const at = await opened('BANK_ACCOUNT_FRAUD_REVIEW');
    expect(isBlocked()).toBe(true);
    await at.choose('Bank statements');
    await send(at, 'Bank statements: your files', 'june.pdf');
    expect(isBlocked()).toBe(true);
    await send(at, 'Bank statements: your files', 'july.pdf');
    expect(isBlocked()).toBe(false);
    expect((await submitted(at)).documents).toHaveLength(2);
  });

  test('a bank account: what was chosen for the other way is not sent', async () => {
    const at = await opened('BANK_ACCOUNT_FRAUD_REVIEW');
    await at.choose('Bank statements');
    await send(at, 'Bank statements: your files', 'june.pdf');
    await at.choose('Bank letter');
    await send(at, 'Bank letter: your files', 'letter.pdf');
    expect((await submitted(at)).documents).toHaveLength(1);
  });

  test('a trust: its trustees, and whom to call where it cannot be revoked', async () => {
    const at = await opened('TRUST_REQUIREMENTS');
    await at.fill('Full name of the trustee', 'Ana Rivera');
    await at.press('Add a trustee');
    const second = at.within('region', 'Trustee 2');
    await second.fill('Full name of the trustee', 'Luis Rivera');
    await second.fill(/^Email/, 'luis.rivera@example.com');
    await at.choose('No');
    await at.readText(/^We can only lend on homes held in a trust that can be revoked/);
    await at.choose('Yes');
    expect(screen.queryByText(/^We can only lend/)).not.toBeInTheDocument();
    await at.choose('Certificate of trust');
    await send(at, 'Certificate of trust: your files', 'trust.pdf');
    expect(await submitted(at)).toMatchObject({
      documents: [expect.any(String)],
      answers: {
        trustees: [
          { name: 'Ana Rivera', email: null },
          { name: 'Luis Rivera', email: 'luis.rivera@example.com' },
        ],
        revocable: true,
      },
    });
  });

  test('a legal description: the text in place of a document', async () => {
    const at = await opened('PROPERTY_LEGAL_DESCRIPTION');
    await at.choose('The text of the description');
    await at.fill(/^Legal description/, 'Lot 4, Block 2');
    await at.press('Submit documents');
    await at.expectMessage(/There is a problem/);
    const text = 'Lot 4, Block 2, Alder Heights Subdivision';
    await at.fill(/^Legal description/, text);
    expect(await submitted(at)).toEqual({ documents: [], note: null, answers: { description: text } });
  });

  test('another ID: both sides of the kind that is chosen, and a proof of the address', async () => {
    const at = await opened('IDENTITY_DOCUMENT_FRAUD_REVIEW');
    expect(screen.getByRole('link', { name: /IdentityTheft\.gov/ })).toHaveAttribute('target', '_blank');
    await at.choose("US Driver's License");
    await send(at, "Driver's license, front: your files", 'front.pdf');
    await send(at, 'Utility bill', 'bill.pdf');
    expect(isBlocked()).toBe(true);
    await send(at, "Driver's license, back: your files", 'back.pdf');
    const sent = await submitted(at);
    expect(sent.documents).toHaveLength(3);
    expect(sent.answers).toEqual({ idKind: 'DRIVERS_LICENSE' });
  });

  test('an owner: any one of four documents', async () => {
    const at = await opened('PROPERTY_OWNERSHIP_FRAUD_REVIEW');
    await at.readText(/^Please confirm you own \d/);
    await at.choose('Mortgage statement');
    await send(at, 'Mortgage statement: your files', 'mortgage.pdf');
    expect((await submitted(at)).documents).toHaveLength(1);
  });

  test('a kind of owner: the co-owners, who become signers', async () => {
    const at = await opened('FALSE_OWNERSHIP_TYPE_REVIEW', { xtraData: { recorded: 'joint owners' } });
    await at.readText(/^County records show joint owners; you told us .+\. Which is right\?$/);
    await at.choose('Joint owner');
    const owner = at.within('region', 'Owner 1');
    await owner.fill('First name', 'Luis');
    await owner.fill('Last name', 'Rivera');
    await owner.fill('Email', 'luis.rivera@example.com');
    await send(at, 'Deed', 'deed.pdf');
    expect(await submitted(at)).toMatchObject({
      answers: {
        ownership: 'JOINT_OWNER',
        coOwners: [{ firstName: 'Luis', lastName: 'Rivera', email: 'luis.rivera@example.com' }],
      },
    });
  });

  test('pay stubs: as many as are asked for', async () => {
    const at = await opened('MANUAL_PAYSTUB_UPLOAD', { xtraData: { numDocsRequired: 2 } });
    await at.readText('Upload your 2 most recent pay stubs (last 30 days).');
    await at.readText('At least 2 files');
    await send(at, 'Pay stubs', 'first.pdf');
    expect(isBlocked()).toBe(true);
    await send(at, 'Pay stubs', 'second.pdf');
    expect((await submitted(at)).documents).toHaveLength(2);
  });

  test('credit checks: what came of each', async () => {
    const at = await opened('HARD_CREDIT_INQUIRY_REVIEW', {
      xtraData: {
        inquiries: [
          { creditor: 'Harbor Auto Finance', date: '2026-01-12' },
          { creditor: 'Elm Card Bank', date: '2026-02-03' },
        ],
      },
    });
    const first = screen.getByRole('heading', { name: 'Harbor Auto Finance, 01/12/2026' }).closest('section');
    const second = screen.getByRole('heading', { name: 'Elm Card Bank, 02/03/2026' }).closest('section');
    const [car, card] = [first, second].map((section) => within(section as HTMLElement));
    await at.user.click(card?.getByRole('radio', { name: 'No new credit' }) as HTMLElement);
    await at.user.type(card?.getByLabelText(/^What it was for/) as HTMLElement, 'I only compared cards.');
    await at.user.click(car?.getByRole('radio', { name: 'New account opened' }) as HTMLElement);
    await at.user.type(car?.getByLabelText('Amount of the new account') as HTMLElement, '18,500');
    await at.user.type(car?.getByLabelText(/^What it was for/) as HTMLElement, 'A car for my daughter.');
    expect(await submitted(at)).toEqual({
      documents: [],
      note: null,
      answers: {
        inquiries: [
          { outcome: 'ACCOUNT_OPENED', amount: 18500, explanation: 'A car for my daughter.' },
          { outcome: 'NO_NEW_CREDIT', amount: null, explanation: 'I only compared cards.' },
        ],
      },
    });
  });

  test('documents by name, with a note; one that does not apply, for a reason', async () => {
    const at = await opened('GENERIC_DOCUMENT_REQUEST', {
      requestDocuments: ['W2', 'TAX_RETURN'],
      commentsToBorrower: 'Both of last year, please.',
    });
    await at.readText('Both of last year, please.');
    await send(at, 'W-2', 'w2.pdf');
    expect(isBlocked()).toBe(true);
    await at.tick("This doesn't apply to me: Tax return");
    expect(isBlocked()).toBe(false);
    await at.press('Submit documents');
    await at.expectMessage(/There is a problem/);
    await at.fill(/^Why it does not apply/, REASON);
    await at.fill(/^Note to our team/, 'Thank you for waiting.');
    expect(await submitted(at)).toEqual({
      documents: [expect.any(String)],
      note: 'Thank you for waiting.',
      answers: { notApplicable: [{ documentType: 'TAX_RETURN', reason: REASON }] },
    });
  });

  test('a specialist who needs something', async () => {
    const at = await opened('ESCALATION_REVIEW', { actionNeeded: true, requestDocuments: ['SUPPORT'] });
    await send(at, 'Documents', 'letter.pdf');
    expect((await submitted(at)).documents).toHaveLength(1);
  });
});

test('the document that a link names is open first; one that disagrees with its request is reported', async () => {
  const at = await opened('PROPERTY_OWNERSHIP_FRAUD_REVIEW', {}, { conditionType: 'TAX_BILL' });
  expect(await at.find('radio', 'Property tax bill')).toBeChecked();
  expect(at.reports).toEqual([]);
  at.unmount();
  const other = await opened(
    'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
    {},
    { conditionType: 'W2', conditionEnum: 'TRUST_REQUIREMENTS' },
  );
  await other.expectHeading('Confirm that you own the home');
  expect(other.reports).toEqual([
    [
      'An address disagrees with the condition that it names',
      { category: 'TRUST_REQUIREMENTS', documentType: 'W2' },
    ],
  ]);
});

test('who comes back, on another device too, finds the files in their places', async () => {
  const at = await opened('BANK_ACCOUNT_FRAUD_REVIEW');
  await at.choose('Bank statements');
  await send(at, 'Bank statements: your files', 'june.pdf');
  // What was chosen beside the files is saved when the page goes.
  window.dispatchEvent(new Event('pagehide'));
  const path = `/applications/${at.application.uuid}`;
  await waitFor(async () => {
    const { drafts } = await at.control<{ drafts: object }>('GET', path);
    expect(Object.keys(drafts)).toEqual(['conditions.upload-document.one']);
  });
  at.unmount();
  const after = await at.reopen('/conditions/upload-document?conditionUuid=one');
  await after.readText('june.pdf');
  expect(await after.find('radio', 'Bank statements')).toBeChecked();
});

test('after a refusal the answers stand there again, with what is wrong', async () => {
  const at = await opened('TRUST_REQUIREMENTS', {
    state: 'NEEDS_ANOTHER_TRY',
    notes: 'The last page is missing.',
    note: 'The last page is blank.',
    answers: { trustees: [{ name: 'Ana Rivera', email: null }], revocable: true },
  });
  await at.readText('The last page is missing.');
  expect(screen.getByLabelText('Full name of the trustee')).toHaveValue('Ana Rivera');
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(screen.getByLabelText(/^Note to our team/)).toHaveValue('The last page is blank.');
});

describe('one that was answered meanwhile', () => {
  const answered = { conditions: [{ uuid: 'one', categoryEnum: 'ESCALATION_REVIEW', state: 'SUBMITTED' }] };
  const elsewhere = (at: TestPage) => at.control('PATCH', `/applications/${at.application.uuid}`, answered);

  test('says so, and keeps what was chosen', async () => {
    const at = await opened('ESCALATION_REVIEW', { actionNeeded: true });
    await send(at, 'Documents', 'letter.pdf');
    await elsewhere(at);
    await at.press('Submit documents');
    await at.expectMessage(/^This was answered in the meantime.*is in review/);
    await at.readText('letter.pdf');
    expect(await bodies(at)).toHaveLength(1);
    await at.press('Submit documents');
    await at.expectMessage(/^This was answered in the meantime.*is in review/);
  });

  test('is said on the page before it is sent', async () => {
    const at = await opened('ESCALATION_REVIEW', { actionNeeded: true });
    await send(at, 'Documents', 'letter.pdf');
    await elsewhere(at);
    await act(async () => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await at.readText(/^This was answered in the meantime.*is in review/);
    await at.readText('letter.pdf');
  });
});

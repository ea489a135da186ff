import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CONDITION_CATEGORIES } from '#src/domain/conditions/conditions.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../testing/remote.ts';
import { conditionsOf } from './testing/requests.ts';

const NOW = new Date('2026-03-04T15:00:00Z');

const opened = async (conditions: readonly object[], path = '/{uuid}/conditions', now?: Date) =>
  drive(
    await renderRemote(borrower, {
      path,
      application: { status: { checklistStatus: 'HMDA' }, conditions },
      ...(now ? { now } : {}),
    }),
  );

const cards = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { level: 2 }) !== null);
const titles = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

/** The list is asked for again, as after a minute. */
async function comeBack() {
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a request is answered by its document, and is in review then', async () => {
  const at = await opened([
    {
      categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
      requestDocuments: ['W2'],
      commentsToBorrower: 'Of last year.',
    },
  ]);
  await at.expectHeading('1 thing we need from you');
  await at.readText('Of last year.');
  await at.user.click(screen.getByRole('link', { name: /^Send documents/ }));
  await at.expectHeading('Documents we need');
  const submit = await at.find('button', 'Submit documents');
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(submit).toHaveAccessibleDescription(/^Choose a file for everything/);
  await at.upload('W-2', samplePdf('w2.pdf'));
  await at.readText('Uploaded');
  expect(submit).not.toHaveAttribute('aria-disabled');
  await at.press('Submit documents');
  await at.expectHeading('Nothing needed right now.');
  await at.readText('In review - about 1 business day');
  await at.readText('Sent. In review - about 1 business day');
});

describe('the list', () => {
  test('has every category, the oldest first, and its title counts them', async () => {
    const at = await opened(conditionsOf(...CONDITION_CATEGORIES.map((categoryEnum) => ({ categoryEnum }))));
    // A specialist looks at one of them, who asks for nothing.
    await at.expectHeading('11 things we need from you');
    expect(titles()).toHaveLength(12);
    expect(titles()[0]).toBe('Show us that the bank account is yours');
    expect(titles().at(-1)).toBe('A specialist is reviewing your application');
    expect(document.title).toBe('Oakline | 11 things we need from you');
  });

  test('hides what nobody knows, and reports it once', async () => {
    const at = await opened([{ categoryEnum: 'SOMETHING_NEWER' }, { categoryEnum: 'TRUST_REQUIREMENTS' }]);
    await at.expectHeading('1 thing we need from you');
    await comeBack();
    expect(titles()).toEqual(['Documents of your trust']);
    expect(at.reports).toEqual([['Unknown category of a condition', { category: 'SOMETHING_NEWER' }]]);
  });

  test('says until when, by the day where the home is', async () => {
    const at = await opened(
      conditionsOf(
        { categoryEnum: 'TRUST_REQUIREMENTS', dueDate: '2026-03-09' },
        { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', dueDate: '2026-03-05' },
        { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', dueDate: '2026-03-04' },
        { categoryEnum: 'MANUAL_PAYSTUB_UPLOAD', dueDate: '2026-03-02' },
        { categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW', dueDate: '2026-03-02', state: 'SUBMITTED' },
      ),
      '/{uuid}/conditions',
      NOW,
    );
    await at.expectHeading('4 things we need from you');
    const texts = cards().map((card) => card.textContent);
    expect(texts[0]).toContain('Due 03/09/2026: 5 days left');
    expect(texts[1]).toContain('Due 03/05/2026: 1 day left');
    expect(texts[2]).toContain('Due today, 03/04/2026');
    expect(texts[3]).toContain('Overdue by 2 days. It was due 03/02/2026');
    expect(texts[4]).not.toContain('03/02/2026');
  });

  test('says how far each is; what is finished stands below, closed', async () => {
    const at = await opened(
      conditionsOf(
        { categoryEnum: 'TRUST_REQUIREMENTS', state: 'DONE' },
        { categoryEnum: 'ESCALATION_REVIEW', state: 'DONE' },
        { categoryEnum: 'MANUAL_PAYSTUB_UPLOAD', state: 'NEEDS_ANOTHER_TRY', notes: 'The photo is blurred.' },
        { categoryEnum: 'ID_VERIFICATION_FAILURE', state: 'SUBMITTED' },
        { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', actionNeeded: false },
      ),
    );
    await at.expectHeading('1 thing we need from you');
    const [refused, id, generic, done, lookedAt] = cards();
    expect(refused).toHaveTextContent('Needs another try');
    expect(refused).toHaveTextContent('The photo is blurred.');
    expect(id).toHaveTextContent('A specialist will look at your ID');
    expect(within(id as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    // What was sent is not asked for once more.
    expect(id).not.toHaveTextContent('Please try again');
    expect(generic).toHaveTextContent('Documents we needSent, in reviewIn review - about 1 business day');
    expect(screen.getByText('Done (2)').closest('details')).not.toHaveAttribute('open');
    expect(done).toHaveTextContent('Documents of your trustDone');
    expect(lookedAt).toHaveTextContent('A specialist is reviewing your applicationDone');
    expect(screen.getAllByRole('link', { name: /^Send documents/ })).toHaveLength(1);
  });

  test('follows the number of pay stubs in its words', async () => {
    const at = await opened(
      conditionsOf(
        { categoryEnum: 'MANUAL_PAYSTUB_UPLOAD', xtraData: { numDocsRequired: 3 } },
        { categoryEnum: 'MANUAL_PAYSTUB_UPLOAD' },
      ),
    );
    await at.readText('Upload your 3 most recent pay stubs (last 30 days).');
    await at.readText('Upload your most recent pay stub (last 30 days).');
  });

  test('says a change, and leaves the focus where it is', async () => {
    const at = await opened([
      { uuid: 'one', categoryEnum: 'TRUST_REQUIREMENTS' },
      { uuid: 'two', categoryEnum: 'GENERIC_DOCUMENT_REQUEST' },
    ]);
    await at.expectHeading('2 things we need from you');
    const link = screen.getByRole('link', { name: /Documents of your trust/ });
    act(() => link.focus());
    await at.control('PATCH', `/applications/${at.application.uuid}`, {
      conditions: [{ uuid: 'one' }, { uuid: 'two', state: 'SUBMITTED' }].map((row, index) => ({
        categoryEnum: ['TRUST_REQUIREMENTS', 'GENERIC_DOCUMENT_REQUEST'][index],
        ...row,
      })),
    });
    await comeBack();
    await at.expectHeading('1 thing we need from you');
    await at.readText('The list has changed: 1 thing we need from you.');
    expect(link).toHaveFocus();
  });

  test('is said not to have what a link names', async () => {
    const at = await opened(
      [{ categoryEnum: 'TRUST_REQUIREMENTS' }],
      '/{uuid}/conditions/upload-document?conditionUuid=8c2f9a40-0000-4000-8000-000000000000',
    );
    await at.expectHeading('1 thing we need from you');
    await at.readText('That request is no longer open. Here is everything we need.');
  });

  test('is where anything unknown below it leads, and a task without a request', async () => {
    for (const path of ['conditions/nothing', 'conditions/upload-document', 'conditions/phone-number']) {
      const at = await opened([{ categoryEnum: 'TRUST_REQUIREMENTS' }], `/{uuid}/${path}`);
      await at.expectHeading('1 thing we need from you');
      expect(screen.queryByText(/no longer open/)).not.toBeInTheDocument();
      at.unmount();
    }
  });

  test('sends a request to its own page', async () => {
    const at = await opened(
      [{ uuid: 'phone', categoryEnum: 'MISSING_PHONE_NUMBER' }],
      '/{uuid}/conditions/upload-document?conditionUuid=phone',
    );
    await at.expectHeading('Add your mobile number');
    await at.waitForStep('conditions/phone-number');
  });
});

describe('the line above the other pages', () => {
  const line = () => screen.queryByRole('region', { name: 'What we need from you' });
  const ask = (at: Awaited<ReturnType<typeof opened>>, conditions: readonly object[]) =>
    at.control('PATCH', `/applications/${at.application.uuid}`, { conditions });

  test('says how much is needed, and leads there', async () => {
    const at = await opened([{ categoryEnum: 'TRUST_REQUIREMENTS' }], '/{uuid}/start/hmda');
    await at.expectHeading('Demographic information');
    await waitFor(() => expect(line()).toBeInTheDocument());
    const found = line() as HTMLElement;
    expect(found).toHaveTextContent('1 thing we need from you');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(found.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await at.user.click(within(found).getByRole('link', { name: 'See what to do' }));
    await at.expectHeading('1 thing we need from you');
    expect(line()).not.toBeInTheDocument();
  });

  test('is not there where nothing is needed', async () => {
    const at = await opened([{ categoryEnum: 'TRUST_REQUIREMENTS', state: 'DONE' }], '/{uuid}/start/hmda');
    await at.expectHeading('Demographic information');
    expect(line()).not.toBeInTheDocument();
  });

  test('does not move what is filled in: it comes with the next page', async () => {
    const at = await opened([], '/{uuid}/start/hmda');
    await at.expectHeading('Demographic information');
    await ask(at, [{ categoryEnum: 'TRUST_REQUIREMENTS' }]);
    await comeBack();
    const asked = async () => {
      const all = await at.control<{ path: string }[]>('GET', '/requests');
      return all.filter(({ path }) => path.endsWith('/external-applicants')).length;
    };
    await waitFor(async () => expect(await asked()).toBeGreaterThan(1));
    expect(line()).not.toBeInTheDocument();
    await at.control('PATCH', `/applications/${at.application.uuid}`, {
      status: { checklistStatus: 'CREDIT_MINOR' },
    });
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(async () => {
      await comeBack();
      expect(heading).not.toBeInTheDocument();
    });
    await waitFor(() => expect(line()).toBeInTheDocument());
  });

  test('comes and goes by itself where one waits', async () => {
    const at = drive(
      await renderRemote(borrower, { path: '/{uuid}', application: { status: 'CREDIT_MINOR' } }),
    );
    await at.waitForStep('error/timeout');
    await ask(at, [{ uuid: 'one', categoryEnum: 'TRUST_REQUIREMENTS' }]);
    await comeBack();
    await waitFor(() => expect(line()).toBeInTheDocument());
    await ask(at, [{ uuid: 'one', categoryEnum: 'TRUST_REQUIREMENTS', state: 'DONE' }]);
    await comeBack();
    await waitFor(() => expect(line()).not.toBeInTheDocument());
  });

  test('leaves a running session alone', async () => {
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}/signing/sign',
        application: { status: 'NOTE_SIGNING', conditions: [{ categoryEnum: 'TRUST_REQUIREMENTS' }] },
      }),
    );
    await at.waitForStep('signing/sign');
    await waitFor(() => expect(screen.getAllByText('1 thing we need from you').length).toBeGreaterThan(0));
    expect(line()).not.toBeInTheDocument();
  });
});

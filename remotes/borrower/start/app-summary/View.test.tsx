import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { getDocument, getDocuments } from '#src/api/contract/documents.ts';
import { fillPath } from '#src/api/contract/endpoint.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { testFailures } from '#src/testing/failureMatrix/testFailures.ts';
import type { CallCase } from '#src/testing/journey.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { takeConsoleErrors } from '#src/testing/setup.ts';
import { borrower } from '../../testing/remote.ts';
import { agreeToSummary } from './journey.ts';

type Opened = Awaited<ReturnType<typeof renderRemote>>;
interface Listed {
  uuid: string;
  type: string;
}

const open = (more: Record<string, unknown> = {}, input: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(borrower, {
    path: '/{uuid}/start/app-summary',
    application: { status: { checklistStatus: 'APP_SUBMISSION' }, ...more },
    ...input,
  });

const LONG_TIMEOUT = { timeout: 10_000 };
const esign = () => screen.findByRole('checkbox', { name: /I was able to open the PDF above/ }, LONG_TIMEOUT);
const submit = () => screen.findByRole('button', { name: 'Submit application' }, LONG_TIMEOUT);

/** Fetches the sample as the viewer does. */
async function openSample({ runtime, sandbox, application }: Opened) {
  const { uuid } = application;
  const { documents } = await runtime.api.call(getDocuments, { params: { uuid } });
  const sample = (documents as Listed[]).find(({ type }) => type === 'ESIGN_SAMPLE');
  const path = fillPath(getDocument.path, { uuid, documentUuid: sample?.uuid ?? '' });
  const headers = { authorization: application.jwt };
  await sandbox.app.fetch(new Request(`http://api.test${path}`, { headers }));
}

describe('start/app-summary', () => {
  test('a submit that fails', async () => {
    const sandbox = await createTestSandbox();
    const { jwt, uuid, api, params } = await sandbox.applicant({ status: 'APP_SUBMISSION' });
    const { documents } = await api.call(getDocuments, { params });
    for (const { uuid: documentUuid } of documents)
      await api.call(getDocument, { params: { uuid, documentUuid } });
    const call: CallCase = {
      address: uuid,
      reach: agreeToSummary,
      submit: 'Submit application',
      next: (at) => at.expectHeading('Verify your income'),
    };
    await testFailures(borrower, 'postSummaryAcceptance', call, { sandbox, jwt });
  });

  test('lists the answers, the offer and the documents', async () => {
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Review and submit your application' }),
    ).toBeVisible();
    for (const name of ['You', 'Home', 'Income', 'Owners', 'Your selected offer', 'Documents']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    for (const term of [
      'APR',
      'Initial draw',
      'Origination fee',
      'Total loan amount',
      'Monthly payment',
      'Draw period',
    ]) {
      expect(screen.getAllByText(term, { selector: 'dt' }).length).toBeGreaterThan(0);
    }
    const drawPeriod = screen.getByText('Draw period', { selector: 'dt' }).parentElement;
    expect(drawPeriod).toHaveTextContent('4 years');
    const redraw = screen.getByText('Drawing again', { selector: 'dt' }).parentElement;
    expect(redraw).toHaveTextContent('What you have paid back, up to your line');
    expect(
      await screen.findByRole('button', { name: 'Open Electronic consent' }, LONG_TIMEOUT),
    ).toBeVisible();
    expect(screen.getAllByText('Not opened').length).toBeGreaterThan(4);
    expect(
      screen.getByText(
        'It is a federal crime to knowingly make false statements on a loan application (18 U.S.C. 1014).',
      ),
    ).toBeVisible();
    const around = (text: RegExp) => within(screen.getByText(text).parentElement as HTMLElement);
    const paper = around(/You can get any of these documents on paper at no charge/);
    expect(paper.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    const withdraw = around(/You can withdraw this consent at any time/);
    expect(withdraw.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])).toEqual([
      'tel',
      'mailto',
    ]);
    expect(screen.getByText(/This is a hard inquiry. It may affect my credit score/)).toBeVisible();
  });

  test('wants the sample opened first, every tick, and then submits', async () => {
    const first = await open();
    expect(await esign()).toHaveAttribute('aria-disabled', 'true');
    expect(await esign()).toHaveAccessibleDescription(/Open the sample PDF first/);
    await openSample(first);
    first.unmount();
    const { uuid, jwt } = first.application;
    const opened = await renderRemote(borrower, {
      path: `/${uuid}/start/app-summary`,
      sandbox: first.sandbox,
      jwt,
    });
    const { user, waitForStep, control } = opened;
    expect(await esign()).not.toHaveAttribute('aria-disabled');
    expect(screen.getAllByText('Opened')).toHaveLength(1);
    await user.click(await submit());
    expect(await screen.findAllByRole('link', { name: /: Required$/ })).toHaveLength(3);
    const accepted = screen.getByRole('checkbox', { name: /information I gave is true and complete/ });
    expect(accepted).toHaveAccessibleDescription(/Required/);
    await user.click(await esign());
    await user.click(accepted);
    await user.click(screen.getByRole('checkbox', { name: /I agree to the hard credit inquiry/ }));
    await control('PUT', '/clock', { rate: 100 });
    await user.click(await submit());
    await waitForStep('income/review');
    const requests = await control<{ path: string; body: unknown }[]>('GET', '/requests');
    expect(requests.findLast(({ path }) => path.endsWith('/summary-acceptance'))?.body).toMatchObject({
      esignConsent: true,
      summaryAccepted: true,
      hardCreditConsent: true,
      esignVersion: expect.any(String),
      hardCreditVersion: expect.any(String),
    });
  });

  test('does not ask again for a hard credit consent that is held', async () => {
    await open({ consents: [{ type: 'HARD_CREDIT', version: '1.0', acceptedAt: '2026-11-02T10:00:00Z' }] });
    await esign();
    expect(screen.queryByRole('checkbox', { name: /hard credit inquiry/ })).not.toBeInTheDocument();
  });

  test('waits for the documents while they are written', async () => {
    const { control, application } = await open({
      status: { checklistStatus: 'GEN_SUMMARY_DISCLOSURE' },
      hold: true,
    });
    expect(await screen.findByText(/We are preparing your documents/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
    await control('POST', `/applications/${application.uuid}/release`);
    await control('PUT', '/clock', { rate: 100 });
    expect(await submit()).toBeVisible();
    expect(screen.queryByText(/We are preparing your documents/)).not.toBeInTheDocument();
  });

  test('can try the documents again', async () => {
    const sandbox = await createSandbox({ databaseUrl: ':memory:' });
    await control(sandbox, 'POST', '/faults', {
      method: 'GET',
      path: '**/documents',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const { user } = await open({}, { sandbox });
    expect(await screen.findByText('We could not load your documents.', {}, LONG_TIMEOUT)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await submit()).toBeVisible();
  });

  test('opens a document with the way back', async () => {
    const { user, waitForStep } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open Privacy notice' }, LONG_TIMEOUT));
    await waitForStep('document/disclosures');
    expect(await screen.findByRole('heading', { level: 2, name: 'Privacy notice' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitForStep('start/app-summary');
    // pdf.js does not run here.
    await waitFor(() => expect(takeConsoleErrors()).toBeDefined());
  });

  test('keeps the ticks when the server fails', async () => {
    const { user, control } = await open({
      consents: [{ type: 'HARD_CREDIT', version: '1.0', acceptedAt: '2026-11-02T10:00:00Z' }],
    });
    const accepted = await screen.findByRole('checkbox', { name: /true and complete/ }, LONG_TIMEOUT);
    await user.click(accepted);
    await control('POST', '/faults', { method: 'GET', path: '**/consent-types', kind: 'network', times: 1 });
    await user.click(await submit());
    expect(await screen.findByRole('link', { name: /: Required$/ })).toBeVisible();
    expect(accepted).toBeChecked();
  });
});

describe('start/app-summary: Change', () => {
  const change = (name: string) => screen.findByRole('button', { name: `Change: ${name}` }, LONG_TIMEOUT);
  const answerTo = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement;
  const save = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Save changes' }));
  const saveIncome = async (user: Opened['user']) => {
    await user.click(screen.getByRole('checkbox', { name: /this is my annual income/ }));
    await user.click(screen.getByRole('button', { name: 'Save income' }));
  };
  /** From an offer that was chosen back to the summary. */
  const confirmOffer = async ({ user, waitForStep }: Opened) => {
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitForStep('product/select/confirm');
    await user.click(await screen.findByRole('checkbox', { name: /These are the terms I want/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm and continue' }));
    await waitForStep('start/app-summary');
    expect(await submit()).toBeVisible();
  };
  const saved = async ({ control, application }: Opened) =>
    control<{ contact: Record<string, unknown> }>('GET', `/applications/${application.uuid}`);

  test('opens the page of one answer, filled in, and comes back with the new one', async () => {
    const opened = await open();
    const { user, waitForStep } = opened;
    await user.click(await change('Purpose of the line'));
    await waitForStep('start/contact');
    expect(await screen.findByRole('radio', { name: 'Home improvement' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Education' }));
    await save(user);
    await waitForStep('start/app-summary');
    expect(await submit()).toBeVisible();
    expect(answerTo('Purpose of the line')).toHaveTextContent('Education');
    expect((await saved(opened)).contact).toMatchObject({
      loanPurpose: 'EDUCATION',
      maritalStatus: 'UNMARRIED',
    });
  });

  test('shows every later page whose questions a change has opened', async () => {
    const { user, waitForStep } = await open({ property: { state: 'WI', city: 'Madison', zip: '53703' } });
    await user.click(await change('Marital status'));
    await waitForStep('start/contact');
    await user.click(await screen.findByRole('radio', { name: 'Married' }));
    await save(user);
    expect(await screen.findByRole('link', { name: 'Please enter the first name' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Luis');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Rivera');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'luis@example.com');
    await save(user);
    await waitForStep('start/app-summary');
    await waitFor(() => expect(answerTo('Your spouse')).toHaveTextContent('Luis Rivera'), LONG_TIMEOUT);
  });

  test('goes back without a change, and forgets what was typed', async () => {
    const opened = await open();
    const { user, waitForStep } = opened;
    await user.click(await change('Purpose of the line'));
    await waitForStep('start/contact');
    await user.click(await screen.findByRole('radio', { name: 'Travel' }));
    await user.click(screen.getByRole('button', { name: 'Go back without changes' }));
    await waitForStep('start/app-summary');
    await user.click(await change('Purpose of the line'));
    await waitForStep('start/contact');
    expect(await screen.findByRole('radio', { name: 'Home improvement' })).toBeChecked();
    expect((await saved(opened)).contact).toMatchObject({ loanPurpose: 'HOME_IMPROVEMENT' });
  });

  test('corrects the income; a lower one leads to new offers and from there back here', async () => {
    const opened = await open();
    const { user, waitForStep } = opened;
    await user.click(await change('Income'));
    await waitForStep('income/review');
    expect(await screen.findByRole('heading', { level: 1, name: 'Change your income' })).toBeVisible();
    const income = screen.getByRole('textbox', { name: /Annual pre-tax income/ });
    expect(income).toHaveValue('145,000');
    await user.clear(income);
    await user.type(income, '96000');
    await saveIncome(user);
    await waitForStep('product/select');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your offer has changed' })).toBeVisible();
    await confirmOffer(opened);
    expect(answerTo('Annual pre-tax income')).toHaveTextContent('$96,000');
  });

  test('a higher income comes back at once', async () => {
    const { user, waitForStep } = await open();
    await user.click(await change('Income'));
    await waitForStep('income/review');
    const other = await screen.findByRole('textbox', { name: /Other annual income/ });
    await user.clear(other);
    await user.type(other, '5000');
    await saveIncome(user);
    await waitForStep('start/app-summary');
    expect(await submit()).toBeVisible();
    expect(answerTo('Other annual income')).toHaveTextContent('$5,000');
  });

  test('chooses another offer, confirms it, and is back without being asked anything else', async () => {
    const opened = await open();
    const { user, waitForStep } = opened;
    await user.click(await change('Your selected offer'));
    await waitForStep('product/select');
    expect(await screen.findByRole('button', { name: 'Go back without changes' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^10 years/ }));
    await confirmOffer(opened);
    await change('Your selected offer');
    const part = screen
      .getByRole('heading', { name: 'Your selected offer' })
      .closest('details') as HTMLElement;
    expect(within(part).getByText('Term', { selector: 'dt' }).parentElement).toHaveTextContent('10 years');
  });

  test('asks the demographic questions again only on request, and shows no answer', async () => {
    const { user, waitForStep } = await open();
    await user.click(await change('Demographic information'));
    await waitForStep('start/hmda');
    for (const box of await screen.findAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Continue without answering' }));
    await waitForStep('start/app-summary');
    expect(await submit()).toBeVisible();
  });

  test('offers no change that the server does not allow, and no screen opens for it', async () => {
    const { waitForStep } = await open({ editable: ['OFFER'] }, { path: '/{uuid}/start/contact' });
    await waitForStep('start/app-summary');
    expect(await change('Your selected offer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change: Marital status' })).not.toBeInTheDocument();
  });

  test('after the submit the earlier screens give way', async () => {
    const { waitForStep } = await open(
      { status: { checklistStatus: 'INCOME_VERIFICATION' } },
      { path: '/{uuid}/start/contact' },
    );
    await waitForStep('income/review');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your income' })).toBeVisible();
  });
});

import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { takeConsole } from '#src/testing/setup.ts';
import { borrower } from '../../../remote.tsx';

jest.setTimeout(60_000);

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

const LATER = { timeout: 10_000 };
const esign = () => screen.findByRole('checkbox', { name: /I was able to open the PDF above/ }, LATER);
const submit = () => screen.findByRole('button', { name: 'Submit application' }, LATER);

/** Fetches the sample as the viewer does. */
async function openSample({ runtime, application }: Opened) {
  const { getDocument, getDocuments } = await import('#src/api/contract/documents.ts');
  const { uuid } = application;
  const { documents } = await runtime.api.call(getDocuments, { params: { uuid } });
  const sample = (documents as Listed[]).find(({ type }) => type === 'ESIGN_SAMPLE');
  await runtime.api.call(getDocument, { params: { uuid, documentUuid: sample?.uuid ?? '' } });
}

describe('start/app-summary', () => {
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
    expect(await screen.findByRole('button', { name: 'Open Electronic consent' }, LATER)).toBeVisible();
    expect(screen.getAllByText('Not opened').length).toBeGreaterThan(4);
    expect(
      screen.getByText(
        'It is a federal crime to knowingly make false statements on a loan application (18 U.S.C. 1014).',
      ),
    ).toBeVisible();
    expect(screen.getByText(/You can get any of these documents on paper at no charge/)).toBeVisible();
    expect(screen.getByText(/This is a hard inquiry. It may affect my credit score/)).toBeVisible();
  });

  test('wants the sample opened first, every tick, and then submits', async () => {
    const first = await open();
    expect(await esign()).toBeDisabled();
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
    expect(await esign()).toBeEnabled();
    expect(screen.getAllByText('Opened')).toHaveLength(1);
    await user.click(await submit());
    expect(await screen.findAllByRole('link', { name: 'Required' })).toHaveLength(3);
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
    expect(await screen.findByText('We could not load your documents.', {}, LATER)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await submit()).toBeVisible();
  });

  test('explains the way by paper and pauses', async () => {
    const { user, left } = await open();
    await user.click(await screen.findByRole('button', { name: 'I want paper documents' }, LATER));
    const dialog = await screen.findByRole('dialog', { name: 'Paper documents' });
    expect(within(dialog).getByText(/we will mail you the documents at no charge/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Pause my application' }));
    expect(left.at(-1)).toContain('/dashboard');
  });

  test('opens a document with the way back', async () => {
    const { user, waitForStep } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open Privacy notice' }, LATER));
    await waitForStep('document/disclosures');
    expect(await screen.findByRole('heading', { level: 2, name: 'Privacy notice' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitForStep('start/app-summary');
    // pdf.js does not run here.
    await waitFor(() => expect(takeConsole()).toBeDefined());
  });

  test('keeps the ticks when the server fails', async () => {
    const { user, control } = await open({
      consents: [{ type: 'HARD_CREDIT', version: '1.0', acceptedAt: '2026-11-02T10:00:00Z' }],
    });
    const accepted = await screen.findByRole('checkbox', { name: /true and complete/ }, LATER);
    await user.click(accepted);
    await control('POST', '/faults', { method: 'GET', path: '**/consent-types', kind: 'network', times: 1 });
    await user.click(await submit());
    expect(await screen.findByRole('link', { name: 'Required' })).toBeVisible();
    expect(accepted).toBeChecked();
  });
});

import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { EvidenceRecord } from '#sandbox/evidence/record.ts';
import { postSummaryAcceptance } from '#src/api/contract/summary.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';

const LONG_TIMEOUT = { timeout: 10_000 };
const PATH = '/{uuid}/start/app-summary';

async function open() {
  const view = await renderRemote(borrower, { path: PATH, application: { status: 'APP_SUBMISSION' } });
  await view.user.click(await screen.findByRole('button', { name: 'I want paper documents' }, LONG_TIMEOUT));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paper documents' }));
  return { ...view, dialog };
}
type Opened = Awaited<ReturnType<typeof open>>;

const pause = ({ user, dialog }: Opened) =>
  user.click(dialog.getByRole('button', { name: 'Pause and mail my documents' }));
const paused = () => screen.findByRole('heading', { level: 2, name: 'Your application is paused' });
const recorded = async ({ control, application }: Opened) =>
  (await control<EvidenceRecord>('GET', `/applications/${application.uuid}/evidence`)).entries.flatMap(
    ({ type, act, text }) => (type === 'PAPER_DOCUMENTS' ? [{ act, text }] : []),
  );

describe('paper documents', () => {
  test('are asked for: support hears of it, the words are recorded, the application is paused', async () => {
    const opened = await open();
    const { dialog, control, application, left } = opened;
    expect(dialog.getByText(/We will mail you the documents at no charge/)).toBeVisible();
    expect(dialog.getByRole('link', { name: /\d{3}-\d{4}/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await pause(opened);
    expect(await paused()).toHaveFocus();
    expect(screen.getByText('We mail them to 12 Alder Way, Boise, ID 83702.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
    expect(left).toEqual([]);
    expect(await recorded(opened)).toEqual([
      { act: 'ACCEPTED', text: expect.stringMatching(/at no charge.*\nPause and mail my documents$/) },
    ]);
    const mails = await control<{ to: string; subject: string }[]>('GET', '/outbox');
    expect(mails).toContainEqual(
      expect.objectContaining({
        to: application.email,
        subject: expect.stringMatching(/^Your documents come by mail/),
      }),
    );
  });

  test('are told of to who comes back, and refuse a submit from elsewhere', async () => {
    const opened = await open();
    await pause(opened);
    await paused();
    opened.unmount();
    const { sandbox, application } = opened;
    const { uuid, jwt } = application;
    const { runtime } = await renderRemote(borrower, { path: `/${uuid}/start/app-summary`, sandbox, jwt });
    expect(await paused()).toBeVisible();
    expect(screen.getByText(/You asked for paper documents on \w+, \w+ \d+, 2\d{3}\./)).toBeVisible();
    const body = {
      esignConsent: true,
      summaryAccepted: true,
      hardCreditConsent: true,
      acceptedAt: '2026-11-22T18:00:00.000Z',
    } as const;
    await expect(runtime.api.call(postSummaryAcceptance, { params: { uuid }, body })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('are given up for going on online', async () => {
    const opened = await open();
    await pause(opened);
    await paused();
    await opened.user.click(screen.getByRole('button', { name: 'Go on online instead' }));
    expect(await screen.findByRole('button', { name: 'Submit application' }, LONG_TIMEOUT)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Before you submit' })).toHaveFocus();
    expect(screen.queryByText('Your application is paused')).not.toBeInTheDocument();
    expect((await recorded(opened)).at(-1)).toEqual({
      act: 'ACCEPTED',
      text: expect.stringMatching(/^You can also go on online.*\nGo on online instead$/),
    });
  });

  test('are not asked for by who goes back', async () => {
    const opened = await open();
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Go back' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await recorded(opened)).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { writePolicy } from '../upload/journey.ts';
import { FLOOD_NEEDED, insured } from './journey.ts';

const open = async ({ application }: { application: object } = FLOOD_NEEDED) =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}/insurance/requirements',
      application: application as Record<string, unknown>,
    }),
  );
const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

describe('insurance/requirements', () => {
  test('says what the policy has to say, with the lender’s words to copy', async () => {
    const at = await open();
    await at.expectHeading('Home insurance we need to see');
    expect(screen.getByText(/^You may use any insurer you choose/)).toBeVisible();
    const flood = section('Flood insurance');
    expect(flood.getByText('Needed')).toBeVisible();
    expect(flood.getByText('It covers $250,000 or more.')).toBeVisible();
    expect(flood.getByText('The deductible is $10,000 or less.')).toBeVisible();
    expect(flood.getByText(/or a private insurer\.$/)).toBeVisible();
    expect(section('Homeowners insurance').getByText('Accepted')).toBeVisible();
    const words = screen.getByText(/its successors and\/or assigns, ISAOA\/ATIMA/).textContent;
    expect(words).toMatch(/^Oakline Lending LLC, .*650 Acorn Street.*, Loan # \d{7}$/);
    await at.press(/^Copy/);
    await at.expectButton(/^Copied/);
  });

  test('the agent is asked by email', async () => {
    const at = await open();
    await at.press('Email my agent');
    const dialog = at.within('dialog', 'Email your agent');
    await dialog.press('Send request');
    await dialog.find('link', /Enter the name of the agent/);
    await dialog.find('link', 'Email of the agent: Please enter their email');
    await dialog.fill('Name of the agent', 'Gil Marsh');
    await dialog.fill('Email of the agent', 'gil@example.com');
    await dialog.press('Send request');
    expect(await screen.findByText(/^We emailed your agent/)).toBeVisible();
    const mails = await at.control<{ to: string }[]>('GET', '/outbox');
    expect(mails.map(({ to }) => to)).toEqual(['gil@example.com']);
  });

  test('a refused policy says why, one in review asks for nothing', async () => {
    await open(
      insured([
        { kind: 'FLOOD', status: 'REFUSED', message: 'The coverage is lower than what is needed.' },
        { kind: 'CONDO_MASTER', status: 'IN_REVIEW' },
      ]),
    );
    expect(await screen.findByText('The coverage is lower than what is needed.')).toBeVisible();
    expect(section('Master policy of the condo association').queryByRole('listitem')).toBeNull();
    expect(screen.getByText(/^We look at what you sent within 1 business day/)).toBeVisible();
  });

  test('nothing is asked for where nothing is needed', async () => {
    await open({
      application: { status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true } },
    });
    expect(await screen.findByText(/^We need no proof of insurance from you now/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload proof' })).not.toBeInTheDocument();
  });

  test.each([
    ['Uninsured', ['Homeowners insurance']],
    ['Condo', ['Master policy of the condo association', 'Your own condo policy (HO-6)']],
  ] as const)(
    '%s: asked for where one waits for the closing, sent, read and gone on',
    async (lastName, kinds) => {
      const at = drive(
        await renderRemote(borrower, {
          path: '/{uuid}',
          application: {
            status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE' },
            owner: { firstName: 'Ana', lastName },
          },
        }),
      );
      await at.waitForStep('review-app/signdocs');
      expect(await screen.findByText('We need proof of your insurance')).toBeVisible();
      for (const [index, kind] of kinds.entries()) {
        if (index === 0) await at.press('See what we need');
        await at.waitForStep('insurance/requirements');
        expect(section(kind).getByText('Needed')).toBeVisible();
        await at.press('Upload proof');
        if (kinds.length - index > 1) await at.choose(kind);
        await writePolicy(at, '900,000');
        await at.press('Send for review');
        await at.waitForStep('insurance/requirements');
        expect(section(kind).getByText('In review')).toBeVisible();
      }
      await at.press('Back');
      expect(await screen.findByText('We are looking at your insurance')).toBeVisible();
      await at.pass(25 * 60 * 60_000);
      await at.press('Check again');
      await at.waitForStep('bank/disburse');
      const mails = await at.control<{ subject: string }[]>('GET', '/outbox');
      expect(mails.map(({ subject }) => subject)).toEqual([
        'We need proof of your insurance',
        ...kinds.map(() => 'Your insurance is fine'),
      ]);
    },
  );

  test('a home in a disaster area is inspected again, and says so', async () => {
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}/insurance/requirements',
        application: {
          status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE' },
          owner: { firstName: 'Ana', lastName: 'Wildfire' },
        },
      }),
    );
    await at.waitForStep('insurance/requirements');
    expect(await screen.findByText(/^Your home is in a declared disaster area\./)).toBeVisible();
    expect(section('Homeowners insurance').getByText('Needed')).toBeVisible();
  });

  test('while the flood certificate is awaited a policy can be asked for as well', async () => {
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}',
        application: {
          status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
          owner: { firstName: 'Ana', lastName: 'Uninsured' },
        },
      }),
    );
    await at.expectHeading("We're waiting for your flood zone certificate");
    expect(screen.queryByText(/^There is nothing for you to do/)).not.toBeInTheDocument();
    await at.press('See what we need');
    await at.waitForStep('insurance/requirements');
  });
});

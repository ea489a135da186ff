import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { standing } from '../testing/invited.ts';

beforeEach(() => sessionStorage.clear());

const IN_PERSON = 'Use an in-person notary';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const contact = () => screen.getByRole('heading', { name: 'Talk to us' });

describe('signer error', () => {
  test.each([
    ['TECHNICAL', 'There was a technical problem'],
    ['LOCATION', 'You cannot meet a notary from where you are'],
    ['SIGNER_LEFT', 'The session ended before everything was signed'],
    ['ID_REJECTED', 'The notary could not accept your ID'],
  ])('%s: what happened, again now, the other way, contact', async (problem, title) => {
    const { at } = await standing('error', 'DOCUMENTS_READ', { problem });
    expect(await heading(title)).toBeVisible();
    expect(contact()).toBeVisible();
    expect(screen.getByRole('button', { name: IN_PERSON })).toBeVisible();
    await at.press('Start again');
    await at.waitForStep('heloc-signer/sign');
  });

  test('NO_NOTARY: again now while they are open, else at the time when they are', async () => {
    const { at, open, jwt } = await standing('error', 'DOCUMENTS_READ', { problem: 'NO_NOTARY' });
    expect(await heading('No notary was available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible();
    await at.control('PUT', '/operating-hours', { department: 'NOTARY', open: false });
    at.unmount();
    await open({ path: '/heloc-signer/error', jwt });
    expect(await screen.findByText(/^Notaries are back \w+day 6:00 AM PT\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: IN_PERSON })).toBeVisible();
  });

  test.each([
    ['COUNTY_NOT_SUPPORTED', 'Your county needs you to sign on paper'],
    ['CAPACITY', 'The notary could not go on with the session'],
  ])('%s: only a notary in person helps', async (problem, title) => {
    const { at } = await standing('error', 'BLOCKED', { problem, hasTaxpayerNumber: true });
    expect(await heading(title)).toBeVisible();
    expect(contact()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
    await at.press(IN_PERSON);
    expect(await heading('Meet a notary in person')).toBeVisible();
  });

  test('locked questions: when again as a time of day, with a notary in person beside it', async () => {
    await standing('error', 'BLOCKED', { problem: 'KBA_FAILED' });
    expect(await heading("We couldn't confirm who you are")).toBeVisible();
    expect(
      await screen.findByText(
        /^You can try again from \w+day \d+:\d\d [AP]M Mountain (Standard |Daylight )?Time\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: IN_PERSON })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to dashboard' })).not.toBeInTheDocument();
  });

  test('outside opening hours: when they are back, or a notary in person', async () => {
    const { at } = await standing('resume', 'DOCUMENTS_READ');
    await at.expectButton('Go on');
    await at.control('PUT', '/operating-hours', { department: 'NOTARY', open: false });
    await at.returnToPage();
    await at.press('Go on');
    expect(await heading('Our notaries are closed now')).toBeVisible();
    expect(await screen.findByText(/^Notaries are back \w+day 6:00 AM PT\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: IN_PERSON })).toBeVisible();
    await at.control('PUT', '/operating-hours', { department: 'NOTARY', open: true });
    await at.press('Check again');
    await at.waitForStep('heloc-signer/sign');
  });

  test('before the borrower has signed there is only to wait for a mail', async () => {
    await standing('error', 'DOCUMENTS_READ', {}, { dates: { noteSigned: null } });
    expect(await heading('It is not your turn yet')).toBeVisible();
    expect(
      screen.getByText(
        "The borrower hasn't signed yet. We'll email you at slow.sam@example.com as soon as you can go on.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: IN_PERSON })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Read my documents again' })).toBeVisible();
  });

  test('who has signed already finds their copies', async () => {
    const { at } = await standing('error', 'SIGNED');
    expect(await heading('You have already signed')).toBeVisible();
    await at.press('See my copies');
    await at.waitForStep('heloc-signer/resume');
  });

  test('a name on the documents that is wrong is corrected here; a failure keeps what was typed', async () => {
    const { at, held } = await standing('error', 'DOCUMENTS_READ', { problem: 'ID_REJECTED' });
    await at.press('Correct my name');
    const inside = at.within('dialog', 'Correct your name');
    await inside.fill('First name', 'Samuel');
    await at.control('POST', '/faults', { path: '**/name', kind: 'status', status: 500, times: 1 });
    await inside.press('Save my name');
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    await inside.press('Save my name');
    expect(await screen.findByText('Samuel Rivera')).toBeVisible();
    expect((await held()).legalName.firstName).toBe('Samuel');
  });
});

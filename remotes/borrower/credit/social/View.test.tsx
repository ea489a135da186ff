import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { sendSsn, writeSsn } from './journey.ts';

type Opened = Awaited<ReturnType<typeof open>>;
interface Request {
  method: string;
  path: string;
  body: unknown;
}

const SUBMITTED = { dates: { submitted: '2026-11-02T10:00:00Z' } };
const HEADING = 'Confirm your Social Security number';
const MISSED = 'We still could not find your credit file';
const NEEDED = 'Enter your 9-digit Social Security number';

const open = openerOf(borrower, '/{uuid}', { status: { checklistStatus: 'CREDIT_NO_MATCH' } });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
const field = (name = 'Social Security number') => screen.findByRole('textbox', { name });
const box = () => screen.getByRole('checkbox', { name: /^I (authorize|agree)/ });
const CONFIRM = 'Confirm Social Security number';

const requests = ({ control }: Opened) => control<Request[]>('GET', '/requests');
const sent = async (opened: Opened) =>
  (await requests(opened)).filter(({ method, path }) => method === 'PUT' && path.endsWith('/ssn'));

/** The server takes its time, so that its wait is seen, and then has found nothing. */
async function miss(opened: Opened, ssn = '123-45-9999'): Promise<void> {
  const { application, control } = opened;
  await control('PATCH', `/applications/${application.uuid}`, { hold: true });
  await sendSsn(opened, ssn);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^I/ })).not.toBeInTheDocument());
  await control('PUT', '/clock', { rate: 100 });
  await control('POST', `/applications/${application.uuid}/release`);
}

describe('credit/social', () => {
  test('while the bureaus are asked, it says so', async () => {
    const opened = await open({ hold: true });
    await sendSsn(opened, '123-45-6789');
    expect(await screen.findAllByText('We are asking the credit bureaus for your file.')).not.toHaveLength(0);
    expect(screen.queryByText('We are saving your answers.')).not.toBeInTheDocument();
  });

  test('says why it asks and with what was looked, and has nothing filled in', async () => {
    await open({
      owner: { firstName: 'Ana', middleName: 'Lu', lastName: 'Rivera', suffix: 'JR' },
      profile: { dob: '1984-04-12' },
    });
    expect(await heading(HEADING)).toBeVisible();
    expect(screen.getByText(/^We could not find your credit file with your name/)).toBeVisible();
    const answerTo = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;
    expect(answerTo('Legal name')).toHaveTextContent('Ana Lu Rivera Jr');
    expect(answerTo('Date of birth')).toHaveTextContent('04/12/1984');
    expect(answerTo('Home address')).toHaveTextContent('12 Alder Way, Boise, ID 83702');
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveAttribute('autocomplete', 'off');
    expect((await field()).closest('.rr-block')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Confirm Social Security number' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /see which offers I may qualify for/ })).not.toBeChecked();
    expect(screen.getByText(/^To help the government fight the funding of terrorism/)).toBeVisible();
    expect(screen.getByRole('link', { name: /See how we use your information/ })).toBeVisible();
    expect(screen.getByText('You have 2 tries.')).toBeVisible();
  });

  test('a mistake is corrected there, before the number is looked for; only what changed is sent', async () => {
    const opened = await open({ property: { occupancyType: 'SECONDARY' } });
    await opened.press('Change Legal name');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await opened.fill('Last name', 'Riviera');
    await opened.press('Change Date of birth');
    const month = screen.getByRole('textbox', { name: /Month/ });
    expect(month).toHaveFocus();
    await opened.fill('Month', '5');
    // A try without a file: the page comes back with the news, and with what was corrected.
    await miss(opened);
    await heading(MISSED);
    expect(await field()).toHaveValue('');
    const answerTo = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;
    expect(answerTo('Legal name')).toHaveTextContent('Ana Riviera');
    expect(answerTo('Date of birth')).toHaveTextContent('05/12/1984');
    await miss(opened);
    await opened.waitForStep('review-app/no-credit');
    const calls = (await requests(opened)).filter(
      ({ method, path }) => method === 'PUT' && /(name|applicant|ssn)$/.test(path),
    );
    expect(calls.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['name', expect.objectContaining({ firstName: 'Ana', lastName: 'Riviera' })],
      ['applicant', expect.objectContaining({ dob: '1984-05-12', homeAddress: expect.anything() })],
      ['ssn', expect.anything()],
      ['ssn', expect.anything()],
    ]);
  });

  test('who is corrected has to be old enough', async () => {
    const opened = await open();
    await opened.press('Change Date of birth');
    await opened.fill('Year', '2015');
    await sendSsn(opened, '123-45-6789');
    expect(await screen.findByRole('link', { name: /Must be at least 18/ })).toBeVisible();
    expect(await sent(opened)).toEqual([]);
  });

  test('who lives in the property is told whom to call about its address', async () => {
    await open();
    expect(await screen.findByText(/^You told us that you live in the property/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change Home address' })).not.toBeInTheDocument();
  });

  test('a number with a file leads to the offers; it is in one call, with the consent and its version', async () => {
    const opened = await open();
    await opened.fill('Social Security number', ' 123 45 6789 ');
    expect(await field()).toHaveValue('123-45-6789');
    await opened.user.tab();
    expect(await field()).toHaveValue('•••-••-6789');
    await opened.tick(/^I (authorize|agree)/);
    await opened.control('PUT', '/clock', { rate: 100 });
    await opened.press('Check my credit');
    await opened.waitForStep('product/select');
    expect((await sent(opened)).map(({ body }) => body)).toEqual([
      {
        ssn: '123456789',
        consentType: 'SOFT_CREDIT',
        consentVersion: '1.0',
        shown: ['SOFT_CREDIT', 'CIP_NOTICE'].map((type) => expect.objectContaining({ type })),
      },
    ]);
    const others = (await requests(opened)).filter(({ path }) => !path.endsWith('/ssn'));
    expect(JSON.stringify([others, opened.events, opened.reports])).not.toMatch(/123[- ]?45[- ]?6789/);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/123[- ]?45[- ]?6789/);
  });

  test.each([
    ['', NEEDED],
    ['123-45-678', NEEDED],
    ['1234567890', NEEDED],
    ['123-45-67890', NEEDED],
    ['123-45-67O9', NEEDED],
    ['my number', NEEDED],
    ['000-12-3456', NEEDED],
    ['912-34-5678', 'We cannot use an ITIN for this product. Contact us'],
  ])('%j stays in sight with its message, and is not sent', async (text, message) => {
    const opened = await open();
    await field();
    if (text) await opened.fill('Social Security number', text);
    await opened.press('Check my credit');
    expect(await screen.findByRole('link', { name: (link) => link.endsWith(message) })).toBeVisible();
    expect(screen.getByRole('link', { name: /: Required$/ })).toBeVisible();
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(await field()).toHaveValue(text);
    expect(await sent(opened)).toEqual([]);
  });

  test('full-width digits are digits', async () => {
    const opened = await open();
    await opened.fill('Social Security number', '１２３４５６７８９');
    expect(await field()).toHaveValue('123-45-6789');
  });

  test('a number without a file brings the page back with the news, one try, and nothing filled in', async () => {
    const opened = await open();
    await miss(opened);
    const news = await heading(MISSED);
    await waitFor(() => expect(news).toHaveFocus());
    expect(news).toHaveAccessibleDescription(/You have one try left/);
    expect(await field()).toHaveValue('');
    expect(box()).not.toBeChecked();
    expect(screen.queryByText(/^You have \d tries/)).not.toBeInTheDocument();
    expect(document.title).toMatch(HEADING);

    await miss(opened);
    await opened.waitForStep('review-app/no-credit');
    expect(await sent(opened)).toHaveLength(2);
  });

  test('whoever comes back later hears of the try that is gone', async () => {
    await open({ ssnAttemptsLeft: 1 });
    expect(await heading(MISSED)).toHaveAccessibleDescription(/You have one try left/);
  });

  test('the number is off the page as soon as the server has it', async () => {
    const opened = await open();
    await writeSsn(opened, '123-45-6789');
    await opened.control('POST', '/faults', { method: 'GET', path: '**/status', kind: 'network', times: 2 });
    await opened.press('Check my credit');
    await waitFor(async () => expect(await sent(opened)).toHaveLength(1));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  });

  test('once the application was submitted it asks for the hard inquiry', async () => {
    const opened = await open(SUBMITTED);
    expect(await field()).toHaveValue('');
    expect(screen.getByText(/This is a hard inquiry. It may affect my credit score/)).toBeVisible();
    expect(screen.queryByText(/soft inquiry/)).not.toBeInTheDocument();
    await miss(opened);
    expect(await heading(MISSED)).toBeVisible();
    await opened.fill('Social Security number', '123-45-6789');
    await opened.tick('I agree to the hard credit inquiry');
    await opened.press('Check my credit');
    await opened.waitForStep('income/review');
    expect((await sent(opened)).at(-1)?.body).toMatchObject({ consentType: 'HARD_CREDIT' });
  });

  test('brands that want it have the number typed twice', async () => {
    const opened = await open({ org: 'QUILLMERE_BANK' }, { org: 'QUILLMERE_BANK' });
    await opened.fill('Social Security number', '123-45-6789');
    await opened.fill(CONFIRM, '123-45-6780');
    await opened.tick(/^I (authorize|agree)/);
    await opened.press('Check my credit');
    expect(await screen.findByRole('link', { name: /: The numbers do not match$/ })).toBeVisible();
    expect(await sent(opened)).toEqual([]);
    await opened.fill(CONFIRM, '123456789');
    await opened.control('PUT', '/clock', { rate: 100 });
    await opened.press('Check my credit');
    await opened.waitForStep('product/select');
  });

  test('without the version of its wording no consent is sent; what was typed stays', async () => {
    const opened = await open();
    await writeSsn(opened, '123-45-6789');
    await opened.control('POST', '/faults', {
      method: 'GET',
      path: '**/consent-types',
      kind: 'status',
      status: 500,
    });
    await opened.press('Check my credit');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(await field()).toHaveValue('•••-••-6789');
    expect(box()).toBeChecked();
    expect(await sent(opened)).toEqual([]);
  });
});

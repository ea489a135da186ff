import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { putDraft } from '#src/api/contract/drafts.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { pdfFile } from '#src/testing/uploads.ts';
import { fillPaystub, writeStart } from './journey.ts';

const open = async (type: string, more = {}) =>
  drive(
    await renderRemote(borrower, {
      path: `/{uuid}/income/upload/${type}`,
      application: { status: { checklistStatus: 'INCOME_VERIFICATION' }, ...more },
    }),
  );

const pdf = (name: string) => new File(['%PDF-1.4 pay'], name, { type: 'application/pdf' });
describe('income/upload/paystub', () => {
  test('sends the stubs for review', async () => {
    const at = await open('paystub');
    const { waitForStep, control, application } = at;
    expect(
      await screen.findByText(/^Upload your most recent pay stub, dated within the last 30 days/),
    ).toBeVisible();
    await fillPaystub(at);
    await at.press('Submit documents');
    await waitForStep('income/review');
    expect(await screen.findByText('In review - about 1 business day')).toBeVisible();
    const held = JSON.stringify(await control('GET', `/applications/${application.uuid}`));
    expect(held).toContain('"payFrequency":"BIWEEKLY"');
    expect(held).toContain('"employmentStartDate":"2019-03-15"');
  });

  test('where three are asked for, it counts them', async () => {
    const at = await open('paystub', {
      income: { incomePrimary: 60_000, incomeOther: 0, employmentType: 'PART_TIME' },
    });
    expect(await screen.findByText(/^Upload your 3 most recent pay stubs, /)).toBeVisible();
    const files = await screen.findByLabelText(/^Pay stubs/);
    expect(await screen.findByText('0 of 3 uploaded')).toBeVisible();
    await at.user.upload(files, [pdf('one.pdf'), pdf('two.pdf')]);
    expect(await screen.findByText('2 of 3 uploaded')).toBeVisible();
    await at.user.upload(files, [pdf('three.pdf'), pdf('four.pdf')]);
    expect(await screen.findByText('3 of 3 uploaded')).toBeVisible();
  });

  test('a text that is too long stays as it was pasted until it is shortened', async () => {
    const at = await open('paystub');
    const employer = await screen.findByRole('textbox', { name: /Employer name/ });
    const pasted = 'Brightwater '.repeat(20).trim();
    await at.fill('Employer name', pasted);
    await at.press('Submit documents');
    expect(employer).toHaveValue(pasted);
    expect(employer).toHaveAccessibleDescription(expect.stringContaining('Must be at most 100 characters'));
  });

  test('says what is missing, at each field', async () => {
    const at = await open('paystub');
    await screen.findByRole('button', { name: 'Submit documents' });
    await at.press('Submit documents');
    const described = (element: HTMLElement, text: string) =>
      expect(element).toHaveAccessibleDescription(expect.stringContaining(text));
    described(screen.getByLabelText(/^Pay stubs/), 'Upload at least one file');
    described(screen.getByRole('textbox', { name: /Employer name/ }), 'Required');
    described(screen.getByRole('radiogroup', { name: /How often are you paid/ }), 'Required');
    described(screen.getByRole('group', { name: /Employment start date/ }), 'Required');
    described(
      screen.getByRole('checkbox', { name: /complete, unaltered copies/ }),
      'Confirm that these are complete, unaltered copies',
    );
    await writeStart(at, '13', '1', '2020');
    await at.press('Submit documents');
    described(screen.getByRole('group', { name: /Employment start date/ }), 'Invalid date');
    await writeStart(at, '1', '1', '2099');
    await at.press('Submit documents');
    described(
      screen.getByRole('group', { name: /Employment start date/ }),
      'The start date cannot be in the future',
    );
  });

  test('a failure of the server keeps everything', async () => {
    const at = await open('paystub');
    const { control } = at;
    await fillPaystub(at);
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/income-records',
      kind: 'status',
      status: 500,
    });
    await at.press('Submit documents');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Employer name/ })).toHaveValue('Brightwater Logistics');
    expect(screen.getByText('paystub.pdf')).toBeVisible();
  });

  test('of a draft, a file that is not kept is to be chosen again, and then arrives', async () => {
    const first = await open('paystub');
    await screen.findByRole('button', { name: 'Submit documents' });
    const { uuid } = first.application;
    const row = (id: string, state: string) => ({ id, name: `${id}.pdf`, size: 9, state });
    const done = { ...row('done', 'uploaded'), documentUuid: 'done' };
    await first.runtime.api.call(putDraft, {
      params: { uuid, screen: 'income.upload.paystub' },
      body: {
        values: { files: [done, row('lost', 'uploading')], employerName: 'Acme' },
        version: 'earlier',
        replaces: [null],
      },
    });
    first.unmount();
    await first.reopen('/income/upload/paystub');
    expect(await screen.findByText('done.pdf')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Employer name/ })).toHaveValue('Acme');
    expect(await screen.findByText('Choose lost.pdf again to go on from where it stopped')).toBeVisible();
    await first.user.upload(screen.getByLabelText(/^Pay stubs/), pdfFile('lost.pdf'));
    expect(await screen.findByText('2 uploaded')).toBeVisible();
    expect(screen.getAllByText('lost.pdf')).toHaveLength(1);
  });

  test('a file of another kind is refused', async () => {
    const at = await open('paystub');
    await at.user.upload(
      await screen.findByLabelText(/^Pay stubs/),
      new File(['just words'], 'stub.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText('The selected file must be a PDF, JPG, PNG, HEIC or TIFF')).toBeVisible();
  });
});

describe('income/upload of other types', () => {
  test.each([
    ['w2', 'W-2 forms'],
    ['tax-return', 'Tax returns'],
    ['1099', '1099 forms'],
    ['profit-and-loss', 'Profit and loss statement'],
    ['award-letter', 'Award letter'],
    ['court-order', 'Court order'],
    ['bank-statement', 'Bank statements'],
    ['offer-letter', 'Offer letter'],
  ])('%s asks for its own document', async (type, name) => {
    await open(type);
    expect(await screen.findByLabelText(new RegExp(`^${name}`))).toBeInTheDocument();
  });

  test('a tax return asks nothing of an employer and counts the years', async () => {
    const at = await open('tax-return');
    const { waitForStep } = at;
    await at.user.upload(await screen.findByLabelText(/^Tax returns/), [pdf('2024.pdf'), pdf('2025.pdf')]);
    expect(await screen.findByText('2 of 2 uploaded')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Employer/ })).not.toBeInTheDocument();
    await at.tick('These are complete, unaltered copies');
    await at.press('Submit documents');
    await waitForStep('income/review');
  });

  test('an unknown one leads to the review', async () => {
    const { waitForStep } = await open('nonsense');
    await waitForStep('income/review');
  });
});

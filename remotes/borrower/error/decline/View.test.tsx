import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { writeRequest } from './journey.ts';

const HEADING = "We can't offer you a line of credit right now";
const LETTER = /We will send you a letter explaining the reasons within 30 days\.$/;

const open = async (application: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus: 'DECLINED' }, ...application },
    }),
  );
  await at.expectHeading(HEADING);
  return at;
};
const reasons = () =>
  [...(screen.queryByText(/The main reasons are:$/)?.nextElementSibling?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('error/decline', () => {
  test('who applied together gets a notice each, addressed to them', async () => {
    const person = { demographicsGiven: true, jointIntentAt: null };
    await open({
      participants: [
        { uuid: '1', firstName: 'Ana', lastName: 'Rivera', role: 'APPLICANT', ...person },
        { uuid: '2', firstName: 'Luis', lastName: 'Rivera', role: 'CO_APPLICANT', ...person },
      ],
    });
    expect(
      await screen.findByText('Each of you gets a notice of your own: Ana Rivera and Luis Rivera.'),
    ).toBeVisible();
    expect(screen.getByText(/Notice of action taken: Ana Rivera/)).toBeVisible();
    expect(screen.getByText(/Notice of action taken: Luis Rivera/)).toBeVisible();
  });

  test('gives the reasons, the score, the bureau and the rights', async () => {
    await open();
    expect(reasons()).toHaveLength(2);
    expect(screen.getByText(/^We reviewed your application \d+ on \w+day, \w+ \d+, \d{4}/)).toBeVisible();
    const source = screen.getByText(/information from/).closest('p') as HTMLElement;
    expect(source).toHaveTextContent(/range 300-850/);
    // Said once.
    expect(screen.queryByText('Range', { selector: 'dt' })).not.toBeInTheDocument();
    expect(source).toHaveTextContent(/Equifax, P\.O\. Box 740241, Atlanta, GA 30374, \(888\) 298-0045\./);
    expect(within(source).getByRole('link', { name: '(888) 298-0045' })).toHaveAttribute(
      'href',
      'tel:+18882980045',
    );
    expect(screen.getByText(/^The federal Equal Credit Opportunity Act/)).toHaveTextContent(
      /administers compliance with this law concerning this creditor is \w/,
    );
    expect(screen.getByText(/^You can apply again after \w+day, \w+ \d+, \d{4}\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Get your free credit report/ })).toHaveAttribute(
      'href',
      'https://www.annualcreditreport.com/',
    );
    expect(screen.getByRole('link', { name: /^Find a housing counselor/ })).toHaveAttribute(
      'href',
      'https://www.consumerfinance.gov/find-a-housing-counselor/',
    );
    expect(screen.queryByText(/inspect the report/)).not.toBeInTheDocument();
    // Nothing goes on from here.
    expect(screen.queryByRole('heading', { name: 'Application progress' })).not.toBeInTheDocument();
  });

  test('reasons are the words of the server, the first four', async () => {
    const given = ['One', 'Two & <b>', 'Three', 'Four', 'Five'];
    await open({ decline: { reasons: given } });
    expect(reasons()).toEqual(given.slice(0, 4));
  });

  test.each([
    ['without reasons', { decline: { reasons: [] } }],
    ['with nothing known', { decline: null, dates: { decided: null, reapplyAfter: null } }],
    [
      'with a bureau and no score',
      { decline: { reasons: [], bureau: 'Innovis', creditScore: null, factors: null } },
    ],
  ])('%s a letter is promised, and the page is whole', async (_, application) => {
    await open(application);
    expect(screen.getByText(LETTER)).toBeVisible();
    expect(screen.getByText(/^The federal Equal Credit Opportunity Act/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
  });

  test.each([
    { checklistStatus: 'INCOME_VERIFICATION', uwDecision: 'DECLINE' },
    { checklistStatus: 'OFFER_SELECTION', uwDecision: 'INELIGIBLE' },
  ])('a decision under another status is told in the same way: %j', async (status) => {
    await open({ status });
    expect(reasons()).toHaveLength(2);
    expect(await screen.findByRole('button', { name: 'Download Notice of action taken' })).toBeVisible();
  });

  test('a counter-offer leads to offers that are no larger', async () => {
    const at = await open({ owner: { lastName: 'Counteroffer' } });
    const offer = screen.getByText(/^We can offer you a line of up to \$[\d,]+ instead\./);
    expect(offer).toHaveTextContent(/You can choose it until \w+day, \w+ \d+, \d{4}\.$/);
    const most = Number(/\$([\d,]+)/.exec(offer.textContent ?? '')?.[1]?.replace(',', ''));
    await at.press('See the offer we can make');
    await at.expectHeading('Choose your offer');
    const { offers, active, decline } = await at.control<Heloc>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(active).toBe(true);
    expect(decline).toBeNull();
    expect(offers.length).toBeGreaterThan(0);
    for (const { maxDraw, originationFee } of offers)
      expect(maxDraw * (1 + originationFee)).toBeLessThanOrEqual(most);
  });

  test('one that is over is not offered', async () => {
    await open({ decline: { counterOffer: { maxAmount: 40_000, until: '2024-01-31' } } });
    expect(screen.queryByText(/We can offer you/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'See the offer we can make' })).not.toBeInTheDocument();
  });

  test('in New York the report may be inspected', async () => {
    await open({ property: { state: 'NY', zip: '12207' } });
    expect(screen.getByText(/^You may inspect the report/)).toBeVisible();
  });

  test('the notice is a file to keep', async () => {
    const at = await open();
    URL.createObjectURL = jest.fn(() => 'blob:test');
    URL.revokeObjectURL = () => {};
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    await at.press('Download Notice of action taken');
    await waitFor(() => expect(clicked).toEqual(['Notice-of-action-taken.pdf']));
    jest.restoreAllMocks();
  });

  test('a notice that is drawn up while the page is open appears on it', async () => {
    const at = await open();
    await at.expectButton('Download Notice of action taken');
    const { sandbox, application } = at;
    at.unmount();
    const body = { documents: [] };
    const fault = { method: 'GET', path: '**/documents', kind: 'status', status: 200, body };
    await at.control('POST', '/faults', fault);
    const reopened = drive(
      await renderRemote(borrower, {
        path: `/${application.uuid}/error/decline`,
        sandbox,
        jwt: application.jwt,
      }),
    );
    await reopened.readText(/^Your notice is being prepared/);
    await at.control('DELETE', '/faults');
    await reopened.returnToPage();
    await reopened.expectButton('Download Notice of action taken');
  });

  test('another look is asked for with a document, and has a reference', async () => {
    const at = await open();
    await writeRequest(at);
    await at
      .within('dialog', 'Ask us to reconsider')
      .upload(/^Documents that show it/, samplePdf('bonus.pdf'));
    await screen.findByText('Uploaded');
    await at.press('Send my request');
    const sent = await screen.findByText(/^We have received your request\. Your reference is R-\d{6}\./);
    expect(sent).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask us to reconsider' })).not.toBeInTheDocument();
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postSupportRequest).toMatchObject({
      topic: 'RECONSIDER_INCOME',
      message: 'My bonus of last year is not counted.',
      attachmentUuids: [expect.any(String)],
    });
  });
});

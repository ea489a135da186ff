import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type ContactBody, putContact } from '#src/api/contract/contact.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';

const ALONE: ContactBody = {
  loanPurpose: 'TRAVEL',
  ownershipType: 'SOLE',
  coOwners: [],
  maritalStatus: 'UNMARRIED',
  phoneNumber: '2085550143',
  hoaMonthly: null,
  residency: null,
};
const SAM: ContactBody['coOwners'][number] = {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.com',
  phoneNumber: '2085550155',
  relationship: 'BUSINESS_PARTNER',
  livesInHome: false,
};
const LUIS = { firstName: 'Luis', lastName: 'Rivera', email: 'luis@example.com' };

/** The summary of an application that was answered so. */
async function open(contact: Partial<ContactBody>, more: Record<string, unknown> = {}) {
  const sandbox = await createTestSandbox();
  const { uuid, jwt, api, params } = await sandbox.applicant({ status: 'APP_SUBMISSION', ...more });
  await api.call(putContact, { params, body: { ...ALONE, ...contact } });
  const view = await renderRemote(borrower, { path: `/${uuid}/start/app-summary`, sandbox, jwt });
  await screen.findByText('Mailing address', { selector: 'dt' });
  return view;
}

const part = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('details') as HTMLElement);
const answer = (of: string, term: string) => part(of).getByText(term, { selector: 'dt' }).parentElement;
const terms = (of: string) =>
  part(of)
    .getAllByText(/./, { selector: 'dt' })
    .map((term) => term.textContent);

describe('the answers on the summary', () => {
  test('are all there, each with a way to change it', async () => {
    const { user, waitForStep } = await open({
      hoaMonthly: 120,
      residency: 'PERMANENT_RESIDENT',
      mailingAddress: { street1: 'PO Box 12', city: 'Boise', state: 'ID', zip: '83701' },
    });
    expect(answer('You', 'Mailing address')).toHaveTextContent('PO Box 12, Boise, ID 83701');
    expect(answer('You', 'Residency')).toHaveTextContent('Permanent resident');
    expect(answer('Home', 'HOA dues')).toHaveTextContent('$120.00 a month');
    expect(part('Owners').getByText('Only you', { selector: 'dd *' })).toBeInTheDocument();
    for (const term of ['Mailing address', 'Residency']) {
      expect(part('You').getByRole('button', { name: `Change: ${term}`, hidden: true })).toBeInTheDocument();
    }
    await user.click(part('Home').getByRole('button', { name: 'Change: HOA dues', hidden: true }));
    await waitForStep('start/contact');
    expect(await screen.findByRole('textbox', { name: /HOA dues a month/ })).toHaveValue('120');
  });

  test('have the numbers of other countries as they are written for any reader', async () => {
    await open({ coOwners: [{ ...SAM, phoneNumber: '+447400123456' }] }, { owner: LUIS });
    expect(await part('Owners').findByText('+44 7400 123456')).toBeInTheDocument();
  });

  test('say so where there is nothing to tell, and leave out what was not asked', async () => {
    await open({});
    expect(answer('You', 'Mailing address')).toHaveTextContent('Same as your home address');
    expect(answer('Home', 'HOA dues')).toHaveTextContent('None');
    expect(terms('You')).not.toContain('Residency');
    expect(terms('You')).not.toContain('Your spouse');
    expect(terms('Home')).not.toContain('Name of the trust');
  });

  test('have the trust and the other owners as they were told', async () => {
    await open({
      ownershipType: 'TRUST',
      trust: {
        name: 'The Rivera Trust',
        date: '2015-04-01',
        type: 'REVOCABLE',
        trustees: ['Ana Rivera', 'Sam Okafor'],
      },
      coOwners: [SAM],
    });
    expect(answer('Home', 'Title held as')).toHaveTextContent('Trust');
    expect(answer('Home', 'Name of the trust')).toHaveTextContent('The Rivera Trust');
    expect(answer('Home', 'Date of the trust')).toHaveTextContent('04/01/2015');
    expect(answer('Home', 'Kind of trust')).toHaveTextContent('Revocable living trust');
    expect(answer('Home', 'Trustees')).toHaveTextContent('Ana Rivera and Sam Okafor');
    expect(part('Owners').getByText('Ana Rivera and Sam Okafor')).toBeInTheDocument();
    const sam = answer('Owners', 'Owner 2');
    for (const answer of [
      'Sam Okafor',
      'sam@example.com',
      '(208) 555-0155',
      'Business partner',
      'Does not live in the home',
      'Signs, does not borrow',
    ]) {
      expect(sam).toHaveTextContent(answer);
    }
  });

  test('do not count a spouse who only signs among the owners', async () => {
    await open(
      { maritalStatus: 'MARRIED', spouse: LUIS },
      { property: { city: 'Fresno', state: 'CA', zip: '93701' } },
    );
    expect(terms('Owners')).toEqual(['Owner 1']);
    expect(part('Owners').getByText('Only you', { selector: 'dd *' })).toBeInTheDocument();
    const spouse = answer('You', 'Your spouse');
    expect(spouse).toHaveTextContent('Luis Rivera');
    expect(spouse).toHaveTextContent('luis@example.com');
    expect(spouse).toHaveTextContent('Signs, does not borrow');
  });
});

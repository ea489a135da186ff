import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../../testing/remote.ts';
import { writeProfile } from './journey.ts';

const SUBMIT = 'See my offers';
const CONSENT = /^I authorize .* to obtain my credit report/;

async function open(application: Record<string, unknown> = { status: null }) {
  const view = await renderRemote(borrower, { path: '/{uuid}', application });
  const at = drive(view);
  await at.expectHeading('Confirm who you are');
  await at.expectButton(SUBMIT);
  return at;
}
type Opened = Awaited<ReturnType<typeof open>>;

/** What was sent, in order: the end of the path, and the body. */
async function sent({ control }: Opened) {
  const all = await control<{ path: string; method: string; body: unknown }[]>('GET', '/requests');
  return all
    .filter(({ method, path }) => method === 'PUT' && !path.includes('/drafts/'))
    .map(({ path, body }) => [path.split('/').at(-1), body]);
}
const row = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement as HTMLElement;

describe('start/profile', () => {
  test('shows what is known, asks for what is missing, and leads to the offers', async () => {
    const at = await open({ scenario: 'not-finished' });
    expect(row('Legal name')).toHaveTextContent('Ana Rivera');
    expect(row('Date of birth')).toHaveTextContent('04/12/1984');
    expect(row('Email')).toHaveTextContent('Used to sign in');
    // Who lives in the property has no other home; neither it nor its use can be changed here.
    for (const term of ['Home address', 'Property address']) {
      expect(row(term)).toHaveTextContent('12 Alder Way, Boise, ID 83702');
      expect(screen.queryByRole('button', { name: `Change ${term}` })).not.toBeInTheDocument();
    }
    expect(row('How you use the property')).toHaveTextContent('I live here');
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByRole('textbox', { name: 'Mobile phone' })]);
    expect(screen.getByText(/Checking your offers is a soft inquiry/)).toBeVisible();
    const consent = screen.getByRole('checkbox', { name: CONSENT });
    expect(consent).not.toBeChecked();
    await at.press(SUBMIT);
    expect(await screen.findByRole('link', { name: 'Please enter your mobile phone' })).toBeVisible();
    expect(consent).toHaveAccessibleDescription(/Required/);
    await writeProfile(at);
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press(SUBMIT);
    await at.expectHeading('Choose your offer');
    expect(await sent(at)).toEqual([
      ['phone', { phoneNumber: '2085550143' }],
      [
        'applicant',
        {
          dob: '1984-04-12',
          softCreditVersion: '1.0',
          shown: [expect.objectContaining({ text: expect.stringMatching(CONSENT) })],
        },
      ],
    ]);
    const held = await at.control<{ consents: { type: string }[] }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(held.consents.map(({ type }) => type)).toContain('SOFT_CREDIT');
  });

  test('sends nothing that is known already', async () => {
    const at = await open();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press(SUBMIT);
    await at.expectHeading('Choose your offer');
    expect(await sent(at)).toEqual([
      ['applicant', { dob: '1984-04-12', softCreditVersion: null, shown: [] }],
    ]);
  });

  test('changes the legal name, with the focus in its fields, and tells the profile', async () => {
    const at = await open();
    await at.press('Change Legal name');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    expect(screen.queryByText('Legal name', { selector: 'dt' })).not.toBeInTheDocument();
    await at.fill('First name', '  Anna ');
    await at.fill('Middle name (optional)', 'Lee');
    await at.select('Suffix (optional)', 'III');
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press(SUBMIT);
    await at.expectHeading('Choose your offer');
    expect((await sent(at))[0]).toEqual([
      'name',
      { firstName: 'Anna', middleName: 'Lee', lastName: 'Rivera', suffix: 'III' },
    ]);
    const held = await at.control<{ owner: object }>('GET', `/applications/${at.application.uuid}`);
    expect(held.owner).toMatchObject({ firstName: 'Anna', suffix: 'III' });
  });

  test('asks where a person lives whose property is not the home, and goes by that age', async () => {
    const at = await open({
      status: null,
      property: { occupancyType: 'SECONDARY' },
      profile: { dob: '2008-01-02' },
    });
    expect(row('How you use the property')).toHaveTextContent('Second home');
    await at.press('Change Home address');
    await at.press('Enter address manually');
    await at.fill('City', 'Mobile');
    await at.fill('State', 'AL');
    await at.fill('ZIP code', '36602');
    await at.press(SUBMIT);
    const date = await screen.findByRole('group', { name: /Date of birth/ });
    expect(screen.getByRole('link', { name: 'Date of birth: Must be at least 19 years old' })).toBeVisible();
    expect(within(date).getByRole('textbox', { name: /Year/ })).toHaveAttribute('readonly');
    expect(await sent(at)).toEqual([]);
  });

  test('refuses who is too young for the product', async () => {
    const at = await open({ status: null, productType: 'SENIOR' });
    await at.press(SUBMIT);
    expect(
      await screen.findByRole('link', {
        name: 'Date of birth: Must be 62 years or older to apply for a loan',
      }),
    ).toBeVisible();
    expect(await sent(at)).toEqual([]);
  });

  test('tells New York of the credit report before it is asked for, and quotes both', async () => {
    const at = await open({
      status: null,
      consents: [],
      property: { street1: '905 Juniper Ave', city: 'Albany', state: 'NY', zip: '12207' },
    });
    const notice = screen.getByText(/^A consumer report may be requested/);
    expect(notice).toBeVisible();
    const consent = screen.getByRole('checkbox', { name: CONSENT });
    expect(consent).not.toBeChecked();
    await at.tick(CONSENT);
    await at.press(SUBMIT);
    await waitFor(async () =>
      expect(await sent(at)).toContainEqual([
        'applicant',
        expect.objectContaining({
          shown: [
            expect.objectContaining({
              type: 'SOFT_CREDIT',
              act: 'ACCEPTED',
              text: expect.stringMatching(
                /^A consumer report may be requested.*\nI authorize .* credit report/,
              ),
            }),
          ],
        }),
      ]),
    );
  });

  test('comes back with what was typed, and without the consent', async () => {
    const first = await open({ scenario: 'not-finished' });
    await writeProfile(first);
    await first.press('Change Legal name');
    await first.fill('First name', 'Anna');
    await first.press('Save and finish later');
    await first.press('Leave for now');
    first.unmount();
    const { uuid, jwt } = first.application;
    await renderRemote(borrower, { path: `/${uuid}`, sandbox: first.sandbox, jwt });
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Anna');
    expect(screen.getByRole('textbox', { name: 'Mobile phone' })).toHaveValue('(208) 555-0143');
    expect(screen.getByRole('checkbox', { name: CONSENT })).not.toBeChecked();
  });
});

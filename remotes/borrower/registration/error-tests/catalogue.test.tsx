import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { CONTINUE } from '#packages/testing/playwright/registration.ts';
import { createKeeper } from '#src/features/registration/useRegistration.ts';
import { orgOf } from '#src/testing/brand.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../../testing/remote.ts';
import { makeAccount } from '../create/account.ts';
import { CREATE, lastStep, PASSWORD, REGISTER } from '../create/testing/lastStep.ts';
import { inputsOf, type Outcome } from '../field-tests/rows.ts';
import { FIELD_TABLES, type FormTable } from '../field-tests/tables.ts';
import { ANSWERS, form, typeProperty } from '../testing/renderStep.ts';
import { FIELD_MESSAGES, type PageMessage } from './messages.ts';

beforeEach(() => sessionStorage.clear());

type Input = Omit<Parameters<typeof renderRemote>[1], 'path'> & { search?: string };
interface Typed {
  state: string;
  zip: string;
}

const IDAHO: Typed = { state: 'ID', zip: '83702' };
const NEW_YORK: Typed = { state: 'NY', zip: '12207' };
const CA_AND_TX = '22222222-2222-4222-8222-222222222222';

/** The property step with an address typed in. */
async function property(typed: Typed, { search = '', ...input }: Input = {}) {
  const view = await renderRemote(borrower, { path: `/register-v2${search}`, ...input });
  await view.waitForStep('register-v2');
  for (const [key, on] of Object.entries(input.flags ?? {}))
    await waitFor(() => expect(flagOf(view, key)).toBe(on));
  await typeProperty(drive(view), typed);
  return { ...view, ...form(view.user) };
}

const NAMES = {
  'fe-heloc-regulator-review': 'regulatorReview',
  'fe-heloc-california-fires': 'californiaFires',
} as const;
const flagOf = ({ runtime }: Awaited<ReturnType<typeof renderRemote>>, key: string) =>
  runtime.flags.get(NAMES[key as keyof typeof NAMES]);

const inAlert = (message: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(message),
    ),
  );
const described = async (dialog: string, message: string) =>
  expect(await screen.findByRole('dialog', { name: dialog })).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
const signedIn = (scenario: string) =>
  renderRemote(borrower, { path: '/register-v2', application: { scenario } });
/** The last step, with the create call answering so. */
async function refused(answer: object) {
  const view = await lastStep();
  await view.control('POST', '/faults', { path: CREATE, kind: 'status', ...answer });
  await view.next();
  return view;
}
const reported = (view: { reports: unknown[][] }, message: string) =>
  waitFor(() => expect(view.reports.flat().map((part) => (part as Error).message)).toContain(message));

/** How a tester gets each message in the sandbox, and where it is shown. */
const REACHED: Record<PageMessage, { by: string; reach(message: string): Promise<unknown> }> = {
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.":
    {
      by: 'a property in New York, with the flag fe-heloc-regulator-review: at the state',
      async reach(message) {
        const view = await property(NEW_YORK, { flags: { 'fe-heloc-regulator-review': true } });
        await view.expectRefusal(message, screen.getByRole('textbox', { name: 'State' }));
      },
    },
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.':
    {
      by: 'a referrer with enforced licences, and a state without: in the page, and at the button that is off',
      async reach(message) {
        await property(IDAHO, { search: `?referrer=${CA_AND_TX}` });
        await inAlert(message);
        const button = screen.getByRole('button', { name: CONTINUE });
        expect(button).toHaveAccessibleDescription(message);
        expect(button).toHaveAttribute('aria-disabled', 'true');
      },
    },
  'Properties in this area need a post-disaster inspection, as our Disaster Response Policy says.': {
    by: 'ZIP code 95969, with the flag fe-heloc-california-fires: a warning that keeps nobody',
    async reach(message) {
      const view = await property(
        { state: 'CA', zip: '95969' },
        { flags: { 'fe-heloc-california-fires': true } },
      );
      expect(await screen.findByText(message)).toBeVisible();
      await view.next();
      await view.waitForStep('register-v2/for-sale');
    },
  },
  'Looks like you are applying with a property located in New York.': {
    by: 'a property in New York on the main brand: in the modal',
    async reach(message) {
      await (await property(NEW_YORK)).next();
      await described('Property in New York', message);
    },
  },
  'Looks like you are applying with a property located outside of New York.': {
    by: 'any other property on a brand of New York: in the modal',
    async reach(message) {
      await (await property(IDAHO, { org: await orgOf('ny') })).next();
      await described('Property in New York', message);
    },
  },
  'Oakline does not lend in Hawaii.': {
    by: 'a property in Hawaii on the main brand: in the modal, with the partner who does',
    async reach(message) {
      await (await property({ state: 'HI', zip: '96813' })).next();
      await described('Property in Hawaii', message);
      expect(screen.getByRole('button', { name: 'Go to Larkspindle Mortgage' })).toBeVisible();
    },
  },
  'Referrer is required but not provided.': {
    by: 'an organisation that takes nobody without a referrer: /not-accepting-apps',
    async reach(message) {
      const org = 'OAKLINE_WHOLESALE';
      const { waitForStep } = await renderRemote(borrower, { path: '/register-v2', org });
      await waitForStep('not-accepting-apps');
      expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
    },
  },
  'It looks like ana.rivera@example.com already has an account with us. Please log in to continue.': {
    by: 'an email that is known, at the last step: in the modal, with Login',
    async reach(message) {
      const view = await lastStep();
      await view.control('POST', '/applications', { org: view.bundle.org, email: ANSWERS.email });
      await view.next();
      await described('Account Already Exists', message);
      expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    },
  },
  'It looks like you have received a HELOC from us within the last 45 days.': {
    by: 'the scenario again-recent: in the modal',
    async reach(message) {
      await signedIn('again-recent');
      await described('You already have a HELOC with us', message);
    },
  },
  'Action Required: Contact Your Loan Officer': {
    by: 'the scenario again-inquiry: the modal, with phone and email',
    async reach(name) {
      await signedIn('again-inquiry');
      const dialog = within(await screen.findByRole('dialog', { name }));
      expect(dialog.getByRole('link', { name: /^Call / })).toBeVisible();
      expect(dialog.getByRole('link', { name: /^Write to / })).toBeVisible();
    },
  },
  'Active application already exists.': {
    by: 'the scenario again-active: the modal, with the way to go on',
    async reach(name) {
      await signedIn('again-active');
      await screen.findByRole('dialog', { name });
      expect(screen.getByRole('button', { name: 'Continue application' })).toBeVisible();
    },
  },
  'we do not currently offer loans in Idaho.': {
    by: 'the street 51 Notserved Way: on the last step, which stays',
    async reach(message) {
      const propertyAddress = { ...ANSWERS.propertyAddress, street1: '51 Notserved Way' };
      const view = await lastStep({ answers: { ...ANSWERS, propertyAddress } });
      await view.next();
      await inAlert(message);
      expect(view.left).toEqual([]);
    },
  },
  'Something went wrong. Please try again.': {
    by: 'a fault of a call that can be tried again: on the page',
    reach: async (message) => {
      await refused({ status: 500 });
      await inAlert(message);
    },
  },
  'Something unexpected happened': {
    by: 'a create call refused without a word: in the log, and the person stays',
    async reach(message) {
      const view = await refused({ status: 400, body: {} });
      await reported(view, message);
      expect(view.left).toEqual([]);
    },
  },
  'The name is wrong, The date is wrong.': {
    by: 'a create call refused with several errors: joined, on the page',
    async reach(message) {
      await refused({ status: 503, body: { errors: ['The name is wrong', 'The date is wrong'] } });
      await inAlert(message);
    },
  },
  'register missing email, phoneNumber, or password': {
    by: 'the account call without one of them: the steps before ask for each, so no page leads here',
    async reach(message) {
      const { runtime } = await lastStep();
      const registration = createKeeper(runtime, createStore());
      await expect(makeAccount({ runtime, registration, password: PASSWORD })).rejects.toThrow(message);
    },
  },
  'User is not authenticated': {
    by: 'a registration that answers with a token that is none: in the log, and nobody is told of an account',
    async reach(message) {
      const view = await lastStep();
      const body = { jwt: 'Bearer none' };
      await view.control('POST', '/faults', { path: REGISTER, kind: 'status', status: 200, body });
      await view.next();
      await inAlert('Something unexpected happened. Please call us at');
      expect(screen.queryByRole('dialog', { name: 'Account Already Exists' })).not.toBeInTheDocument();
      await reported(view, message);
    },
  },
  'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!':
    {
      by: 'the flag fe-heloc-maintenance: in place of the page',
      async reach(message) {
        await renderRemote(borrower, { path: '/register-v2', flags: { 'fe-heloc-maintenance': true } });
        await screen.findByRole('heading', { level: 1, name: 'Scheduled Maintenance' });
        expect(screen.getByText(message)).toBeVisible();
      },
    },
};

describe('every message of the catalogue can be reached', () => {
  test.each(Object.entries(REACHED).map(([message, { by, reach }]) => ({ message, by, reach })))(
    '$message: $by',
    async ({ message, reach }) => {
      await reach(message);
    },
  );

  test('at its field', () => {
    const outcomes = Object.values(FIELD_TABLES)
      .flatMap((tables: Record<string, FormTable>) => Object.values(tables))
      .flatMap(({ fields }) => fields)
      .flatMap((field): Outcome[] => [field.missing, ...inputsOf(field).map(([, outcome]) => outcome)]);
    const shown = outcomes.flatMap((outcome) => ('message' in outcome ? [outcome.message] : []));
    for (const message of FIELD_MESSAGES) expect(shown).toContain(message);
  });
});

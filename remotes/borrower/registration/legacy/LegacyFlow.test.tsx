import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Registration } from '#src/features/registration/registrationAtom.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { writePersonal } from '#src/testing/personal.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';
import { ANSWERS, form } from '../testing/renderStep.ts';

const APP = '0d1f7a52-1111-4e57-9a5b-3a4a1f0d2c11';
const OFF = { 'fe-heloc-redesign-2025': false };

beforeEach(() => sessionStorage.clear());

type Input = Partial<Parameters<typeof renderRemote>[1]> & { answers?: Registration['answers'] };

async function open(path: string, { answers, ...input }: Input = {}) {
  const held = { answers, typed: {}, savedAt: Date.now() };
  if (answers) writePersonal(sessionStorage, storageKey('OAKLINE'), held);
  const view = await renderRemote(borrower, { path, org: 'OAKLINE', ...input });
  return { ...view, ...form(view.user) };
}

const at = (step: string) => `register?step=${step}`;

describe('the step of the address', () => {
  test.each([
    ['property-info', 'What property would you like to use?', 'Question 1 of 7: Property Info, Address'],
    ['sale-status', 'Is this property currently for sale?', 'Question 2 of 7: Property Info, Sale Status'],
    ['income-info', 'What is your annual income?', 'Question 3 of 7: Income Info'],
    ['name', 'What is your legal name?', 'Question 4 of 7: Personal Info, Name'],
    ['birthdate', 'What is your date of birth?', 'Question 5 of 7: Personal Info, Birthdate'],
    ['contact-info', 'How can we reach you?', 'Question 6 of 7: Contact Info'],
    ['login-info', 'Create your account', 'Question 7 of 7: Login Info'],
  ])('%s', async (step, heading, progress) => {
    const answers = { ...ANSWERS, hasContactBeenSet: true };
    const { waitForStep } = await open(`/register?step=${step}&org=OAKLINE`, { answers });
    await waitForStep(at(step));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(
      screen.getByRole('progressbar', { name: `Step 1 of 7: Basic Info · ${progress}` }),
    ).toHaveAttribute('value', `${(Number(progress[9]) - 1) / 7}`);
  });

  test.each(['step=nope', 'step=', 'step=birthdate'])(
    'with nothing answered is the first: %s',
    async (query) => {
      const { waitForStep } = await open(`/register?${query}`);
      await waitForStep(at('property-info'));
    },
  );

  test('is the first without a parameter, while the redesign is off', async () => {
    const { waitForStep } = await open('/register', { flags: OFF });
    await waitForStep(at('property-info'));
  });

  test('belongs to version 2 without a parameter, while the redesign is on', async () => {
    const { waitForStep } = await open('/register');
    await waitForStep('register-v2');
  });

  test('is left out when email and phone exist already', async () => {
    const { waitForStep } = await open('/register?step=contact-info', { answers: ANSWERS });
    await waitForStep(at('login-info'));
    expect(screen.getByRole('progressbar', { name: /Question 6 of 6: Login Info$/ })).toBeVisible();
  });

  test('of the identity provider ends at the birthdate, with the consents', async () => {
    const { waitForStep } = await open('/register?step=contact-info', {
      answers: ANSWERS,
      flags: { 'fe-heloc-auth0': true },
    });
    await waitForStep(at('birthdate'));
    expect(
      await screen.findByRole('progressbar', { name: /Question 5 of 5: Personal Info, Birthdate$/ }),
    ).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });
});

describe('the address field by field', () => {
  test('says what is wrong with each', async () => {
    const { expectRefusal } = await open('/register?step=property-info');
    const street = await screen.findByRole('textbox', { name: 'Street address' });
    expect(screen.queryByRole('combobox', { name: 'Property address' })).not.toBeInTheDocument();
    await expectRefusal('Street address is required', street);
    for (const message of [
      'Please enter a valid city name',
      'State must be two characters in length',
      'Please enter a valid zipcode',
      'How do you use this property: Please select an occupancy type',
    ]) {
      expect(screen.getByRole('link', { name: message })).toBeVisible();
    }
  });

  test('asks a second home for the address where they live, then for the income', async () => {
    const { user, next, fill, waitForStep } = await open('/register?step=property-info');
    await screen.findByRole('textbox', { name: 'Street address' });
    const address = { 'Street address': '12 Alder Way', City: 'Boise', State: 'ID', 'ZIP code': '83702' };
    for (const [name, text] of Object.entries(address)) await fill(name, text);
    await user.click(screen.getByRole('radio', { name: 'Second home' }));
    await next();
    await waitForStep('register?step=property-info&substep=home-address');
    expect(
      screen.getByRole('progressbar', { name: /Question 2 of 7: Property Info, Home Address$/ }),
    ).toBeVisible();
    for (const [name, text] of Object.entries(address)) await fill(name, text);
    await next();
    await waitForStep(at('income-info'));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitForStep('register?step=property-info&substep=home-address');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Boise');
  });
});

describe('the path of an application', () => {
  test('shows its step with the progress bar, and goes on in the same form', async () => {
    const { user, waitForStep } = await open(`/register/${APP}/birthdate?org=OAKLINE`);
    await waitForStep(at('birthdate'));
    expect(
      screen.getByRole('progressbar', { name: /Question 5 of 7: Personal Info, Birthdate$/ }),
    ).toBeVisible();
    const back = screen.getByRole('link', { name: 'Back' });
    expect(back).toHaveAttribute('href', expect.stringMatching(`/register/${APP}/name\\?org=OAKLINE$`));
    await user.click(back);
    await waitForStep(at('name'));
  });

  test.each([`/register/${APP}/nope`, `/register/${APP}`, '/register/nope/birthdate', '/register/nope'])(
    'that names none is the first step: %s',
    async (path) => {
      const { waitForStep } = await open(path);
      await waitForStep(at('property-info'));
    },
  );
});

test('the rest of the query is kept from step to step', async () => {
  const { user, waitForStep } = await open('/register?org=OAKLINE&utm_source=mail&step=name', {
    answers: ANSWERS,
  });
  await waitForStep(at('name'));
  const back = screen.getByRole('link', { name: 'Back' });
  expect(back).toHaveAttribute(
    'href',
    expect.stringMatching(/\/register\?org=OAKLINE&utm_source=mail&step=income-info$/),
  );
  await user.click(back);
  await waitForStep(at('income-info'));
});

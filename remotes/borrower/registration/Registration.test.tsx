import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { IDLE_MS } from '#src/features/registration/storage.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { readPersonal } from '#src/testing/personal.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../testing/remote.ts';
import { ANSWERS, form, renderStep } from './testing/renderStep.ts';

beforeEach(() => sessionStorage.clear());

const open = (path: string, input: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(borrower, { path, ...input });

describe('the way through registration', () => {
  test('opens the property step, with the stage and the title of the brand', async () => {
    const { waitForStep, events } = await open('/register-v2');
    await waitForStep('register-v2');
    expect(events.findLast(({ type }) => type === 'step')).toMatchObject({ stage: 'INITIAL' });
    expect(document.title).toMatch(/\| Property address$/);
  });

  test.each(['home-address', 'for-sale', 'annual-income', 'set-password'])(
    'without a street %s leads to the property step',
    async (step) => {
      const { waitForStep } = await open(`/register-v2/${step}`);
      await waitForStep('register-v2');
    },
  );

  test.each(['property', 'nonsense', 'for-sale/more'])('there is no step %s', async (name) => {
    const { waitForStep } = await open(`/register-v2/${name}`);
    await waitForStep('register-v2');
  });

  test('a step that is not theirs leads to the first open one', async () => {
    await renderStep('home-address', {
      answers: { propertyAddress: ANSWERS.propertyAddress },
      shown: 'for-sale',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for sale');
  });

  test('a change of occupancy changes the steps and takes the sale answer back', async () => {
    const { user, next, waitForStep } = await renderStep('property');
    await user.click(screen.getByRole('radio', { name: 'Second home' }));
    await next();
    await waitForStep('register-v2/home-address');
    expect(held().answers).not.toHaveProperty('isListedForSale');
  });

  test('a last step that was opened by its address leads to what is still open', async () => {
    const { name: _, ...answers } = ANSWERS;
    const { user, next, waitForStep } = await renderStep('set-password', { answers });
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Correct-Horse-9!');
    await user.type(screen.getByLabelText('Confirm password'), 'Correct-Horse-9!');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await next();
    await waitForStep('register-v2/legal-name');
  });

  describe('with the redesign switched off meanwhile', () => {
    const REFERRER = '?referrer=11111111-1111-4111-8111-111111111111';

    test('the step that is open stays; the next one is the older flow’s, with the query and what was typed', async () => {
      const at = await renderStep('for-sale', { search: REFERRER });
      await at.control('PUT', '/flags', { 'fe-heloc-redesign-2025': false });
      await act(() => at.runtime.flags.refresh());
      expect(screen.getByRole('progressbar', { name: /Question 2 of/ })).toBeVisible();
      await at.user.click(screen.getByRole('radio', { name: 'No' }));
      await at.next();
      await at.waitForStep('register?step=income-info');
      expect(await screen.findByRole('progressbar', { name: /: Income Info$/ })).toBeVisible();
    });

    test('who comes back to the first step has the older one, with what was typed', async () => {
      const { user, waitForStep, runtime, control, unmount } = await open(`/register-v2${REFERRER}`);
      await waitForStep('register-v2');
      await user.type(screen.getByRole('combobox', { name: 'Property address' }), '77 Old Mill');
      await control('PUT', '/flags', { 'fe-heloc-redesign-2025': false });
      await act(() => runtime.flags.refresh());
      expect(screen.getByRole('combobox', { name: 'Property address' })).toHaveValue('77 Old Mill');
      unmount();
      const tracker = localStorage.getItem('telemetry_trackerUuid') ?? '';
      const again = await open(`/register-v2${REFERRER}`, { local: { telemetry_trackerUuid: tracker } });
      await again.waitForStep('register?step=property-info');
      expect(await screen.findByRole('textbox', { name: 'Street address' })).toHaveValue('77 Old Mill');
    });
  });
});

describe('what is kept', () => {
  test('a reload keeps every answer and what is half typed', async () => {
    const first = await renderStep('legal-name');
    await first.fill('First name', 'Anab');
    await first.fill('Last name', '');
    first.unmount();

    const again = await open('/register-v2/legal-name');
    await again.waitForStep('register-v2/legal-name');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anab');
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('');
    await again.user.click(screen.getByRole('link', { name: 'Back' }));
    await again.waitForStep('register-v2/annual-income');
    expect(screen.getByRole('textbox', { name: 'Annual pre-tax income' })).toHaveValue('145,000');
  });

  test('a half-typed address comes back, also by hand', async () => {
    const first = await open('/register-v2');
    await first.waitForStep('register-v2');
    await first.user.type(screen.getByRole('combobox', { name: 'Property address' }), '77 Old');
    await first.user.click(screen.getByRole('button', { name: 'Enter address manually' }));
    await form(first.user).fill('City', 'Bois');
    first.unmount();

    const again = await open('/register-v2');
    await again.waitForStep('register-v2');
    expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveValue('77 Old');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Bois');
  });

  test('after 30 idle minutes nothing', async () => {
    const now = new Date('2026-11-23T18:00:00Z');
    const first = await renderStep('legal-name', { now });
    await first.fill('First name', 'Anab');
    first.unmount();
    const again = await open('/register-v2/legal-name', { now: new Date(now.getTime() + IDLE_MS) });
    await again.waitForStep('register-v2');
    expect(screen.getByRole('combobox', { name: 'Property address' })).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('whoever is signed in', () => {
  test('finds what their profile says, and cannot change their name here', async () => {
    await renderStep('legal-name', {
      answers: { propertyAddress: ANSWERS.propertyAddress },
      application: { profile: { name: { firstName: 'Petra', lastName: 'Novak' } } },
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Petra'));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveAttribute('readonly');
  });

  test('a token that no longer holds makes a visitor of them', async () => {
    const { waitForStep, runtime, left } = await open('/register-v2', { jwt: 'Bearer a.e30.c' });
    await waitForStep('register-v2');
    await waitFor(() => expect(runtime.auth.isSignedIn()).toBe(false));
    expect(left).toEqual([]);
  });
});

function held(): { answers: object } {
  return readPersonal(sessionStorage, storageKey('OAKLINE')) as { answers: object };
}

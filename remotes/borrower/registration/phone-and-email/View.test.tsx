import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Registration } from '#src/features/registration/registrationAtom.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { readPersonal } from '#src/testing/personal.ts';
import { ANSWERS, renderStep } from '../testing/renderStep.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

const { email: _, phoneNumber: __, smsTransactionalConsent: ___, ...answers } = ANSWERS;
const start = (flags: Record<string, boolean> = {}) =>
  renderStep('phone-and-email', { answers: { ...answers, smsMarketingConsent: false }, flags });
const TRANSACTIONAL = 'fe-heloc-sms-transactional-consent';
const kept = (org: string) => (readPersonal(sessionStorage, storageKey(org)) as Registration).answers;

describe('phone-and-email', () => {
  test('takes both and goes on to the password; texts are not a condition', async () => {
    const { fill, walk, waitForStep } = await start();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states[''].heading);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(boxes[0]).toHaveAccessibleName(/I agree that .* may send me marketing texts.*Reply STOP to stop/);
    expect(boxes[1]).toHaveAccessibleName(/^Text me updates about my application/);
    await fill('Mobile phone', '2085550142');
    expect(screen.getByRole('textbox', { name: 'Mobile phone' })).toHaveValue('(208) 555-0142');
    await walk();
    await waitForStep('register-v2/set-password');
  });

  test('a number of another country goes on as one, where the organisation lets people choose', async () => {
    const { user, fill, next, waitForStep, bundle } = await renderStep('phone-and-email', {
      brand: (brand) => ({ ...brand, capabilities: { ...brand.capabilities, countryPicker: true } }),
      answers: { ...answers, email: 'ana@example.com' },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country of the phone number' }), 'GB');
    await fill('Mobile phone', '07400 1');
    await next();
    expect(await screen.findAllByText('Please enter a valid phone number')).not.toEqual([]);
    await fill('Mobile phone', '07400123456');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Mobile phone' })).toHaveValue('07400 123456'),
    );
    await next();
    await waitForStep('register-v2/set-password');
    expect(kept(bundle.org)).toMatchObject({ phoneNumber: '+447400123456' });
  });

  test.each([
    { asks: true, answered: false },
    { asks: false, answered: undefined },
  ])('only who saw the box about updates has answered it: $asks', async ({ asks, answered }) => {
    const { walk, waitForStep, runtime, bundle } = await start({ [TRANSACTIONAL]: asks });
    await waitFor(() => expect(runtime.flags.get('smsTransactionalConsent')).toBe(asks));
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(asks ? 2 : 1));
    await walk();
    await waitForStep('register-v2/set-password');
    expect(kept(bundle.org)).toMatchObject({ smsMarketingConsent: false });
    expect(kept(bundle.org).smsTransactionalConsent).toBe(answered);
  });
});

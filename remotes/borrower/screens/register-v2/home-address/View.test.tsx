import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ANSWERS, renderStep } from '../../../registration/testing.ts';

beforeEach(() => sessionStorage.clear());

const answers = {
  ...ANSWERS,
  propertyAddress: { ...ANSWERS.propertyAddress, occupancyType: 'SECONDARY' as const },
};

describe('home-address', () => {
  test('is asked before the income', async () => {
    const { user, next, waitForStep } = await renderStep('home-address', { answers });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is your home address?');
    await user.type(screen.getByRole('combobox', { name: 'Home address' }), '148 Maple');
    await user.click(await screen.findByRole('option', { name: /148 Maple St/ }));
    await next();
    await waitForStep('register-v2/annual-income');
  });

  test('says what is missing', async () => {
    const { expectRefusal } = await renderStep('home-address', { answers });
    await expectRefusal(
      'Please enter a valid property address',
      screen.getByRole('combobox', { name: 'Home address' }),
    );
  });

  test('a territory is a home address too', async () => {
    const { user, fill, next, waitForStep } = await renderStep('home-address', { answers });
    await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
    await fill('Street address', '1 Calle Sol');
    await fill('City', 'San Juan');
    await fill('State', 'PR');
    await fill('ZIP code', '00901');
    await next();
    await waitForStep('register-v2/annual-income');
  });
});

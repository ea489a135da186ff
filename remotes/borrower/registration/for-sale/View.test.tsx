import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderStep } from '../testing/renderStep.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

describe('for-sale', () => {
  test('asks, and goes on to the income', async () => {
    const { walk, waitForStep } = await renderStep('for-sale');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states[''].heading);
    await walk();
    await waitForStep('register-v2/annual-income');
  });

  test('asks about the months to come where the organisation wants to know', async () => {
    await renderStep('for-sale', { org: 'QUILLMERE_BANK' });
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'Is this property currently for sale or will it be listed for sale within the next 6 months?',
      }),
    ).toBeVisible();
  });

  test('goes back to the property, which is still filled in', async () => {
    const { user, waitForStep } = await renderStep('for-sale');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitForStep('register-v2');
    expect(screen.getByRole('combobox', { name: 'Property address' })).toHaveValue(
      '12 Alder Way, Boise, ID 83702',
    );
    expect(screen.getByRole('radio', { name: 'Primary home' })).toBeChecked();
  });
});

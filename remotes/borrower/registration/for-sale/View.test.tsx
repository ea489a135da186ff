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

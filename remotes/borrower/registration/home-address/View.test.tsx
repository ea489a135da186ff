import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ANSWERS, renderStep } from '../testing/renderStep.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

const answers = {
  ...ANSWERS,
  propertyAddress: { ...ANSWERS.propertyAddress, occupancyType: 'SECONDARY' as const },
};

describe('home-address', () => {
  // Whether it is for sale is asked for homes alone, whatever the organisation.
  test.each(['OAKLINE', 'QUILLMERE_BANK'])('of %s is asked before the income', async (org) => {
    const { user, next, waitForStep } = await renderStep('home-address', { org, answers });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states[''].heading);
    await user.type(screen.getByRole('combobox', { name: 'Home address' }), '148 Maple');
    await user.click(await screen.findByRole('option', { name: /148 Maple St/ }));
    await next();
    await waitForStep('register-v2/annual-income');
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ANSWERS, renderStep } from '../../../registration/testing.ts';

beforeEach(() => sessionStorage.clear());

const { email: _, phoneNumber: __, ...answers } = ANSWERS;
const start = () => renderStep('phone-and-email', { answers: { ...answers, smsMarketingConsent: false } });

describe('phone-and-email', () => {
  test('takes both and goes on to the password; texts are not a condition', async () => {
    const { fill, next, waitForStep } = await start();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How can we reach you?');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(boxes[0]).toHaveAccessibleName(/I agree that .* may send me marketing texts.*Reply STOP to stop/);
    expect(boxes[1]).toHaveAccessibleName(/^Text me updates about my application/);
    await fill('Mobile phone', '2085550142');
    expect(screen.getByRole('textbox', { name: 'Mobile phone' })).toHaveValue('(208) 555-0142');
    await fill('Email', 'ana.rivera@example.com');
    await next();
    await waitForStep('register-v2/set-password');
  });
});

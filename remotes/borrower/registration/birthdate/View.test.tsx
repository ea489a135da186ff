import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { control } from '#src/testing/renderRemote.tsx';
import { ANSWERS, renderStep } from '../testing/renderStep.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

const { dob: _, ...answers } = ANSWERS;
const now = new Date('2026-11-23T18:00:00Z');

describe('birthdate', () => {
  test('takes a date and goes on to phone and email', async () => {
    const { walk, waitForStep } = await renderStep('birthdate', { answers, now });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states[''].heading);
    await walk();
    await waitForStep('register-v2/phone-and-email');
  });

  test('is the last step, with the consents, when the identity provider asks for the rest', async () => {
    const { next, expectRefusal, user, left } = await renderStep('birthdate', {
      answers: ANSWERS,
      now,
      flags: { 'fe-heloc-auth0': true },
    });
    expect(await screen.findByRole('progressbar', { name: /Question 5 of 5$/ })).toBeVisible();
    expect(screen.getByText(/^By continuing you authorize/)).toBeVisible();
    const terms = screen.getByRole('checkbox', {
      name: 'I agree to the Terms of Service and Privacy Policy',
    });
    const electronic = screen.getByRole('checkbox', {
      name: 'I agree to receive documents and communications electronically',
    });
    expect(terms).not.toBeChecked();
    await expectRefusal('Required', terms);
    await user.click(terms);
    await user.click(electronic);
    await next();
    await waitFor(() => expect(left.join()).toContain('/auth/login'));
  });

  test('waits for the flags before it leads to a step that there may not be', async () => {
    const sandbox = await createSandbox({ databaseUrl: ':memory:' });
    await control(sandbox, 'POST', '/faults', { path: '/**/features', kind: 'slow', delayMs: 1500 });
    const { next, events } = await renderStep('birthdate', { sandbox, flags: { 'fe-heloc-auth0': true } });
    await next();
    expect(await screen.findAllByRole('link', { name: /: Required$/ })).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: /^I agree to the Terms/ })).toBeInvalid();
    expect(events.flatMap((event) => (event.type === 'step' ? [event.path] : []))).toEqual([
      'register-v2/birthdate',
    ]);
  });
});

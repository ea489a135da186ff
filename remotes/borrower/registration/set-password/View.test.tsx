import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ANSWERS, renderStep } from '../testing/renderStep.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

const PASSWORD = 'Correct-Horse-9!';
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const terms = () =>
  screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' });

describe('set-password', () => {
  test('has a meter, can be looked at, and says what the button authorizes', async () => {
    const { user } = await renderStep('set-password');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states[''].heading);
    expect(screen.getByRole('progressbar', { name: /Question 7 of 7$/ })).toBeVisible();
    expect(
      screen.getByText(
        /^By continuing you authorize .* This is a soft inquiry\. It will not affect your credit score\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByText('We look up your offers in less than a minute.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue and see my offers' })).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.type(field('Password'), 'abc');
    expect(screen.getByText(/Password strength: Weak/)).toBeVisible();
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
  });

  test('the e-mail stands beside the password, for a password manager to keep it under', async () => {
    await renderStep('set-password');
    const form = field('Password').closest('form');
    const username = form?.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect(username).toHaveValue(ANSWERS.email);
    expect(username).not.toBeVisible();
    expect(field('Password').compareDocumentPosition(username as Node)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  test('the password is stored nowhere, the rest is', async () => {
    const { user } = await renderStep('set-password');
    await user.type(field('Password'), PASSWORD);
    await user.click(terms());
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('termPrivacyConsent'));
    expect(screen.queryByText('Saved in this tab')).not.toBeInTheDocument();
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(PASSWORD);
  });

  test('in New York a notice comes before the offers', async () => {
    const propertyAddress = { ...ANSWERS.propertyAddress, state: 'NY', zip: '12207', city: 'Albany' };
    await renderStep('set-password', { answers: { ...ANSWERS, propertyAddress } });
    expect(screen.getByText('Next: a notice to read. Then you see your offers.')).toBeVisible();
    expect(screen.queryByText(/^By continuing you authorize/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test('whoever is signed in needs no password', async () => {
    await renderStep('set-password', { application: {} });
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });
});

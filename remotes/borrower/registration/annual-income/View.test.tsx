import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ANSWERS, renderStep } from '../testing/renderStep.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

const { income: _, hasIncomeBeenSet: __, ...answers } = ANSWERS;
const start = () => renderStep('annual-income', { answers });
const employment = () => screen.getByRole('combobox', { name: 'Employment type' });

describe('annual-income', () => {
  test('takes an income and goes on to the name', async () => {
    const { fill, walk, waitForStep } = await start();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states[''].heading);
    expect(screen.getByText(/You do not have to tell us about alimony/)).toBeVisible();
    await fill('Other annual income (optional)', '1200.50');
    await walk({ income: '145,000' });
    await waitForStep('register-v2/legal-name');
  });

  test('an employment type is required, and who is unemployed is told what else counts', async () => {
    const { user, fill, expectRefusal } = await start();
    await fill('Annual pre-tax income', '90000');
    await expectRefusal('Required', employment());
    await user.selectOptions(employment(), 'Unemployed / furloughed');
    await expectRefusal("We apologize. At this time, we don't lend to unemployed borrowers.", employment());
    expect(employment()).toHaveAccessibleDescription(/If you receive other income, choose that source\./);
  });

  test('a low income is confirmed once', async () => {
    const { user, walk, next, waitForStep } = await start();
    await walk({ employment: 'Retired', income: '14,999.99' });
    const asked = await screen.findByRole('dialog', { name: journey.states['low income'].dialog });
    expect(within(asked).getByText(/\$14,999\b/)).toBeVisible();
    await user.click(within(asked).getByRole('button', { name: 'No, change it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await next();
    await user.click(await screen.findByRole('button', { name: 'Yes, that is correct' }));
    await waitForStep('register-v2/legal-name');
  });

  test('15,000 is not low', async () => {
    const { walk, waitForStep } = await start();
    await walk({ employment: 'Retired', income: '15000' });
    await waitForStep('register-v2/legal-name');
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ANSWERS, renderStep } from '../testing/renderStep.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

const { name: _, ...answers } = ANSWERS;
const start = () => renderStep('legal-name', { answers });

describe('legal-name', () => {
  test('takes a name and goes on to the date of birth', async () => {
    const { user, fill, walk, waitForStep } = await start();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states[''].heading);
    await fill('Middle name (optional)', 'Luisa');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Suffix (optional)' }), 'Jr');
    await walk({ firstName: '  Ana ', lastName: "O'Brien-Rivera" });
    await waitForStep('register-v2/birthdate');
  });

  test('who has a name of one letter is told whom to call', async () => {
    const { walk } = await start();
    await walk({ firstName: 'J', lastName: 'Q.' });
    const name = await screen.findByRole('textbox', { name: 'First name' });
    expect(name).toHaveAccessibleDescription(
      /First name must be at least 2 characters long If one letter is the whole name, call \(/,
    );
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(/, call \(/);
    expect(screen.getAllByRole('link', { name: /^\(\d{3}\) / }).length).toBeGreaterThanOrEqual(2);
  });

  test('digits in a last name are for test sites', async () => {
    const { walk, waitForStep } = await renderStep('legal-name', { answers, environment: 'test' });
    await walk({ lastName: 'Rivera 2' });
    await waitForStep('register-v2/birthdate');
  });

  test('offers the suffixes of the list', async () => {
    await start();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'N/A',
      'Jr',
      'Sr',
      'I',
      'II',
      'III',
      'IV',
      'V',
    ]);
  });

  test('a name from the profile can be read only', async () => {
    await renderStep('legal-name', { answers: { ...ANSWERS, isNamePrefilled: true } });
    for (const name of ['First name', 'Middle name (optional)', 'Last name']) {
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('readonly');
    }
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  });
});

import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { array, object, string } from 'yup';
import { accountNumberProblem, formatAccountInput } from '#src/domain/bank/aba.ts';
import { isAbroad } from '#src/domain/person/phone.ts';
import { formatSsnInput, maskSsn, ssnProblem } from '#src/domain/person/ssn.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';
import { CodeField } from './CodeField.tsx';
import { CountryPhoneField } from './CountryPhoneField.tsx';
import { DateField } from './DateField.tsx';
import { FieldArray } from './FieldArray.tsx';
import { FormShell } from './FormShell.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RadioGroupField } from './RadioGroupField.tsx';
import { SelectField } from './SelectField.tsx';
import { SensitiveField } from './SensitiveField.tsx';
import { SliderField } from './SliderField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import type { FormSchema } from './validate.ts';

type Values = Record<string, unknown>;

/** A form with the given fields; `values()` is what it would submit now. */
function renderFields(children: ReactNode, initialValues: Values = {}, schema: FormSchema = object({})) {
  let latest: Values = initialValues;
  const onSubmit = jest.fn((_values: Values) => {});
  const form = renderUi(
    <FormShell<Values>
      schema={schema}
      initialValues={initialValues}
      onSubmit={onSubmit}
      onValuesChange={(values) => {
        latest = values;
      }}
    >
      {children}
    </FormShell>,
  );
  return { ...form, onSubmit, values: () => latest };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('TextField', () => {
  test('is optional in its name, described by its hint', () => {
    renderFields(<TextField name="middle" label="Middle name" hint="As on your ID" optional />);
    expect(box('Middle name (optional)')).not.toBeRequired();
    expect(box('Middle name (optional)')).toHaveAccessibleDescription('As on your ID');
  });

  test('its asterisk is seen but not spoken', () => {
    renderFields(<TextField name="city" label="City" />);
    expect(box('City')).toBeRequired();
    expect(screen.getByText('*')).toBeVisible();
  });
});

describe('PhoneField', () => {
  test('writes while typing', async () => {
    const { user, values } = renderFields(<PhoneField name="phone" label="Mobile phone" />);
    await user.type(box('Mobile phone'), '5125550123');
    expect(values().phone).toBe('(512) 555-0123');
  });

  test('keeps the caret where a digit was changed', async () => {
    const { user } = renderFields(<PhoneField name="phone" label="Mobile phone" />, {
      phone: '(512) 555-0123',
    });
    const input = box('Mobile phone');
    await user.click(input);
    input.setSelectionRange(3, 3);
    await user.keyboard('{Backspace}');
    expect(input).toHaveValue('(525) 550-123');
    expect(input.selectionStart).toBe(2);
    await user.keyboard('9');
    expect(input).toHaveValue('(592) 555-0123'.replace('592', '592'));
    expect(input.selectionStart).toBe(3);
  });

  test('takes a pasted international number', async () => {
    const { user, values } = renderFields(<PhoneField name="phone" label="Mobile phone" />);
    await user.click(box('Mobile phone'));
    await user.paste('+1 512-555-0123');
    expect(values().phone).toBe('(512) 555-0123');
  });
});

describe('a phone of another country', () => {
  const country = () => screen.getByRole('combobox', { name: 'Country of the phone number' });
  const field = <CountryPhoneField name="phone" label="Mobile phone" autoComplete="tel" />;

  test('is one of the US until another is chosen, the first of all countries', async () => {
    const { user, values } = renderFields(field);
    expect(country()).toHaveValue('US');
    expect(within(country()).getAllByRole('option').slice(0, 2)).toMatchObject([
      { textContent: 'United States (+1)' },
      { textContent: 'Afghanistan (+93)' },
    ]);
    await user.type(box('Mobile phone'), '5125550123');
    expect(box('Mobile phone')).toHaveValue('(512) 555-0123');
    expect(values().phone).toBe('(512) 555-0123');
  });

  test('is written as in its country and sent with its code', async () => {
    const { user, values } = renderFields(field);
    await user.selectOptions(country(), 'GB');
    await user.type(box('Mobile phone'), '07400');
    expect(isAbroad(String(values().phone))).toBe(false);
    await user.type(box('Mobile phone'), '123456');
    await waitFor(() => expect(box('Mobile phone')).toHaveValue('07400 123456'));
    await user.type(box('Mobile phone'), '7');
    expect(box('Mobile phone')).toHaveValue('07400 123456');
    expect(values().phone).toBe('+447400123456');
  });

  test('another country writes the same digits anew; back in the US they are its ten', async () => {
    const { user, values } = renderFields(field, { phone: '(612) 345-678' });
    await user.selectOptions(country(), 'FR');
    await waitFor(() => expect(box('Mobile phone')).toHaveValue('06 12 34 56 78'));
    expect(values().phone).toBe('+33612345678');
    await user.selectOptions(country(), 'CA');
    await user.clear(box('Mobile phone'));
    await user.type(box('Mobile phone'), '6135550143');
    expect(box('Mobile phone')).toHaveValue('(613) 555-0143');
    expect(values().phone).toBe('(613) 555-0143');
    await user.selectOptions(country(), 'US');
    expect(box('Mobile phone')).toHaveValue('(613) 555-0143');
  });

  test('one that was kept comes back with its country', async () => {
    const { values } = renderFields(field, { phone: '+4915123456789' });
    await waitFor(() => expect(box('Mobile phone')).toHaveValue('01512 3456789'));
    expect(country()).toHaveValue('DE');
    expect(values().phone).toBe('+4915123456789');
  });

  test('is asked for only where the organisation has a choice', () => {
    renderFields(<PhoneField anyCountry name="phone" label="Mobile phone" />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

test('CodeField keeps the digits of a pasted code', async () => {
  const { user, values } = renderFields(<CodeField name="code" label="Code" />);
  expect(box('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await user.click(box('Code'));
  await user.paste('123 456');
  expect(values().code).toBe('123456');
  await user.clear(box('Code'));
  await user.paste('123 456 7');
  expect(box('Code')).toHaveValue('123 456 7');
});

describe('MoneyField', () => {
  test.each([
    ['85,000', '85000', '85,000'],
    ['85000.00', '85000', '85,000'],
    ['$1,234.5', '1234.5', '1,234.50'],
    ['about 5', 'about 5', 'about 5'],
  ])('%p is kept as %p and left as %p', async (typed, value, shown) => {
    const { user, values } = renderFields(<MoneyField name="income" label="Income" />);
    await user.type(box('Income'), typed);
    expect(values().income).toBe(value);
    expect(box('Income')).toHaveValue(typed);
    await user.tab();
    expect(box('Income')).toHaveValue(shown);
  });

  test('shows a given amount', () => {
    renderFields(<MoneyField name="income" label="Income" />, { income: '1234.56' });
    expect(box('Income')).toHaveValue('1,234.56');
  });
});

describe('PasswordField', () => {
  test('may be pasted, shown and hidden', async () => {
    const { user, values } = renderFields(<PasswordField name="password" label="Password" />);
    const input = screen.getByLabelText('Password');
    await user.click(input);
    await user.paste('Secret-1');
    expect(values().password).toBe('Secret-1');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
  });

  test('measures', async () => {
    const { user } = renderFields(<PasswordField name="password" label="Password" meter />);
    expect(screen.getByText('Password strength: Not entered')).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'abcdefghijkl');
    expect(screen.getByText('A digit')).toBeVisible();
    expect(screen.queryByText('At least 12 characters')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'A1!');
    expect(screen.getByText('Password strength: Strong')).toBeVisible();
    expect(screen.queryByText('A digit')).not.toBeInTheDocument();
  });

  test('is described by the rules while any is not met', async () => {
    const { user } = renderFields(<PasswordField name="password" label="Password" meter />);
    const input = screen.getByLabelText('Password');
    await user.type(input, 'Correct-Horse!');
    expect(input).toHaveAccessibleDescription('A digit');
    await user.type(input, '9');
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});

test('SensitiveField is masked when it is left, and keeps its value', async () => {
  const { user, values } = renderFields(
    <SensitiveField
      name="ssn"
      label="Social Security number"
      mask={formatSsnInput}
      conceal={maskSsn}
      problem={ssnProblem}
    />,
  );
  const input = box('Social Security number');
  await user.type(input, '123456789');
  expect(input).toHaveValue('123-45-6789');
  await user.tab();
  expect(input).toHaveValue('•••-••-6789');
  expect(values().ssn).toBe('123-45-6789');
  expect(input.closest('[data-private=""]')).not.toBeNull();
  expect(input).toHaveAttribute('autocomplete', 'off');
  await user.click(screen.getByRole('button', { name: 'Show Social Security number' }));
  expect(input).toHaveValue('123-45-6789');
  await user.click(screen.getByRole('button', { name: 'Hide Social Security number' }));
  await user.type(input, '{Backspace}8');
  expect(values().ssn).toBe('123-45-6788');
});

describe('a number that was pasted wrong', () => {
  const renderNumber = () =>
    renderFields(
      <>
        <SensitiveField
          name="account"
          label="Account number"
          mask={formatAccountInput}
          problem={accountNumberProblem}
        />
        <SensitiveField
          name="ssn"
          label="Social Security number"
          mask={formatSsnInput}
          conceal={maskSsn}
          problem={ssnProblem}
        />
      </>,
      {},
      object({
        account: string().test('account', (text, context) => {
          const message = accountNumberProblem(text);
          return message ? context.createError({ message }) : true;
        }),
        ssn: string().test('ssn', (text, context) => {
          const message = ssnProblem(text);
          return message ? context.createError({ message }) : true;
        }),
      }),
    );

  test.each([
    ['Account number', 'Acct 0001112223', 'account-number-length'],
    ['Account number', '(208) 555-0143', 'account-number-length'],
    ['Account number', '000111222300011122', 'account-number-length'],
    ['Social Security number', '(208) 555-0143', 'ssn-invalid'],
    ['Social Security number', '123-45-67890', 'ssn-invalid'],
    ['Social Security number', '123-45-67O9', 'ssn-invalid'],
  ])('%s: %s stays in sight with its message until it is corrected', async (name, pasted, message) => {
    const { user } = renderNumber();
    const input = box(name);
    await user.click(input);
    await user.paste(pasted);
    await user.tab();
    expect(input).toHaveValue(pasted);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(input).toHaveValue(pasted);
    await user.clear(input);
    await user.type(input, '123456789');
    await user.tab();
    expect(input).toHaveValue(name === 'Account number' ? '•••••6789' : '•••-••-6789');
  });

  test('full-width digits are digits', async () => {
    const { user, values } = renderNumber();
    await user.click(box('Account number'));
    await user.paste('００１１２２３３');
    expect(box('Account number')).toHaveValue('00112233');
    expect(values().account).toBe('00112233');
  });
});

test('SelectField starts with nothing chosen', async () => {
  const { user, values } = renderFields(
    <SelectField name="type" label="Employment type" options={[{ value: 'SALARY', label: 'Salaried' }]} />,
  );
  const select = screen.getByRole('combobox', { name: 'Employment type' });
  expect(select).toHaveDisplayValue('Select one');
  await user.selectOptions(select, 'Salaried');
  expect(values().type).toBe('SALARY');
});

describe('RadioGroupField', () => {
  test('is a named group; a disabled choice says why', async () => {
    const { user, values } = renderFields(
      <RadioGroupField
        name="draw"
        label="How to pay"
        variant="cards"
        options={[
          { value: 'A', label: 'Keep', description: 'On top' },
          { value: 'B', label: 'Deduct', disabled: true, reason: 'Your draw is smaller' },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'How to pay' })).toBeRequired();
    expect(screen.getByRole('radio', { name: 'Keep' })).toHaveAccessibleDescription('On top');
    expect(screen.getByRole('radio', { name: 'Deduct' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Deduct' })).toHaveAccessibleDescription('Your draw is smaller');
    await user.click(screen.getByText('Keep'));
    expect(values().draw).toBe('A');
    expect(screen.getByRole('radio', { name: 'Keep' })).toBeChecked();
  });
});

describe('CheckboxField', () => {
  test('may have a link in its label, and is false when untouched', async () => {
    const { user, onSubmit } = renderFields(
      <>
        <CheckboxField
          name="terms"
          label={
            <>
              I agree to the <a href="/terms">Terms</a>
            </>
          }
        />
        <CheckboxField name="locked" label="Locked" hint="Scroll to the end to continue" disabled />
      </>,
    );
    expect(screen.getByRole('checkbox', { name: 'Locked' })).toHaveAccessibleDescription(
      'Scroll to the end to continue',
    );
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the Terms' }));
    // An error can lead to it, but it cannot be ticked.
    await user.click(screen.getByRole('checkbox', { name: 'Locked' }));
    expect(screen.getByRole('checkbox', { name: 'Locked' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ terms: true, locked: false }));
  });
});

describe('CheckboxGroupField', () => {
  const options = [
    { value: '1', label: 'Hispanic', options: [{ value: '11', label: 'Mexican' }] },
    { value: '2', label: 'Not Hispanic' },
    { value: '3', label: 'I do not wish to answer', exclusive: true },
  ];

  test('a nested choice leaves its parent alone', async () => {
    const { user, values } = renderFields(
      <CheckboxGroupField name="ethnicity" label="Ethnicity" options={options} optional />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Mexican' }));
    expect(values().ethnicity).toEqual(['11']);
    expect(screen.getByRole('checkbox', { name: 'Hispanic' })).not.toBeChecked();
  });

  test('an exclusive choice clears the others, says so, and is cleared by them', async () => {
    const onCleared = jest.fn(() => true);
    const { user, values } = renderFields(
      <CheckboxGroupField
        name="ethnicity"
        label="Ethnicity"
        options={options}
        onCleared={onCleared}
        optional
      />,
      { ethnicity: ['1', '11'] },
    );
    await user.click(screen.getByRole('checkbox', { name: /do not wish/ }));
    expect(values().ethnicity).toEqual(['3']);
    expect(onCleared).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Other selections cleared')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Not Hispanic' }));
    expect(values().ethnicity).toEqual(['2']);
  });
});

test('DateField has three named boxes', async () => {
  const schema = object({
    dob: object({ month: string(), day: string(), year: string() }).test(
      'real',
      'Invalid date',
      (value) => value.year === '1980',
    ),
  });
  const { user, values } = renderFields(<DateField name="dob" label="Date of birth" birthday />, {}, schema);
  const group = screen.getByRole('group', { name: 'Date of birth' });
  expect(group).toBeVisible();
  await user.type(box('Month'), '2');
  await user.type(box('Day'), '29');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('link', { name: 'Date of birth: Invalid date' }));
  expect(box('Year')).toHaveFocus();
  expect(box('Year')).toBeInvalid();
  expect(box('Year')).toHaveAccessibleDescription('Error: Invalid date Enter the year.');
  expect(box('Year')).toHaveAttribute('autocomplete', 'bday-year');
  await user.type(box('Year'), '1980');
  expect(values().dob).toEqual({ month: '2', day: '29', year: '1980' });
  await waitFor(() => expect(box('Year')).toBeValid());
});

describe('a date in one box of a DateField', () => {
  const WHOLE = { month: '03', day: '05', year: '1980' };
  const render = (value?: object) =>
    renderFields(<DateField name="dob" label="Date of birth" />, value && { dob: value });

  test.each([
    ['Month', '03/05/1980', WHOLE],
    ['Year', '1980-03-05', WHOLE],
    ['Day', '03/05/80', { ...WHOLE, year: '80' }],
    ['Month', 'March 5, 1980', { month: 'March', day: '5', year: '1980' }],
  ])('pasted into %s is spread: %s', async (name, text, spread) => {
    const { user, values } = render();
    await user.click(box(name));
    await user.paste(text);
    expect(values().dob).toEqual(spread);
  });

  test('typed is spread when it is complete', async () => {
    const { user, values } = render();
    await user.type(box('Month'), '3/5/1980');
    expect(values().dob).toEqual({ month: '3', day: '5', year: '1980' });
  });

  test('what is no date stays where it was put', async () => {
    const { user, values } = render(WHOLE);
    await user.click(box('Month'));
    await user.paste('/05');
    expect(values().dob).toEqual({ ...WHOLE, month: '03/05' });
  });
});

test('TextAreaField counts and never cuts off', async () => {
  const { user, values } = renderFields(<TextAreaField name="note" label="Message" maxLength={5} />);
  await user.type(box('Message'), 'abc');
  expect(screen.getByText('2 characters left')).toBeVisible();
  await user.type(box('Message'), 'defg');
  expect(screen.getByText('2 characters too many')).toBeVisible();
  expect(values().note).toBe('abcdefg');
});

describe('SliderField', () => {
  const slider = () => screen.getByRole('slider', { name: 'Draw' });

  test('slider and input follow each other', async () => {
    const { user, values } = renderFields(<SliderField name="draw" label="Draw" min="15000" max="120050" />, {
      draw: '50000',
    });
    expect(slider()).toHaveAttribute('aria-valuetext', '$50,000');
    expect(box('Draw')).toHaveValue('50,000');
    await user.clear(box('Draw'));
    await user.type(box('Draw'), '52345');
    expect(slider()).toHaveAttribute('aria-valuetext', '$52,345');
    fireEvent.change(slider(), { target: { value: '60000' } });
    expect(box('Draw')).toHaveValue('60,000');
    expect(values().draw).toBe('60000');
  });

  test.each([
    ['{ArrowRight}', '50100'],
    ['{ArrowDown}', '49900'],
    ['{PageUp}', '51000'],
    ['{PageDown}', '49000'],
    ['{Home}', '15000'],
    ['{End}', '120050'],
  ])('%s', async (key, value) => {
    const { user, values } = renderFields(<SliderField name="draw" label="Draw" min="15000" max="120050" />, {
      draw: '50000',
    });
    slider().focus();
    await user.keyboard(key);
    expect(values().draw).toBe(value);
  });

  test('a typed amount outside is kept for the schema to refuse', async () => {
    const { user, values } = renderFields(<SliderField name="draw" label="Draw" min="15000" max="120000" />);
    await user.type(box('Draw'), '900');
    expect(values().draw).toBe('900');
    expect(slider()).toHaveAttribute('aria-valuetext', '$15,000');
  });
});

function FirstFrame({ look }: { look(): void }) {
  useLayoutEffect(look, [look]);
  return null;
}

describe('FieldArray', () => {
  const schema = object({ owners: array(object({ email: string().required('Enter an email') })) });
  const owners = (
    <FieldArray
      name="owners"
      itemLabel={(index) => `Owner ${index + 1}`}
      newItem={() => ({ email: '' })}
      addLabel="Add an owner"
      max={3}
    >
      {(item) => <TextField name={`${item}.email`} label="Email" />}
    </FieldArray>
  );

  test('adds into focus, removes to the next, keeps what was typed', async () => {
    const { user, heard, values } = renderFields(owners, { owners: [] }, schema);
    await user.click(screen.getByRole('button', { name: 'Add an owner' }));
    expect(screen.getByRole('heading', { name: 'Owner 1' })).toHaveFocus();
    await waitFor(() => expect(heard).toContainEqual(expect.stringContaining('Owner 1 added')));
    await user.type(box('Email'), 'a@x.test');
    await user.click(screen.getByRole('button', { name: 'Add an owner' }));
    expect(screen.getByRole('heading', { name: 'Owner 2' })).toHaveFocus();
    await user.type(screen.getAllByRole('textbox', { name: 'Email' })[1] as HTMLElement, 'b@x.test');
    await user.click(screen.getByRole('button', { name: 'Remove Owner 1' }));
    expect(values().owners).toEqual([{ email: 'b@x.test' }]);
    expect(box('Email')).toHaveValue('b@x.test');
    expect(screen.getByRole('heading', { name: 'Owner 1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Owner 1' }));
    expect(screen.getByRole('button', { name: 'Add an owner' })).toHaveFocus();
  });

  test('shows what it begins with in its first frame', () => {
    let first: HTMLElement | null = null;
    const look = () => {
      first = screen.queryByRole('heading', { name: 'Owner 1' });
    };
    const both = (
      <>
        {owners}
        <FirstFrame look={look} />
      </>
    );
    renderFields(both, { owners: [{}] }, schema);
    expect(first).toBeVisible();
  });

  test('shows the error of one item', async () => {
    const { user } = renderFields(owners, { owners: [{ email: 'a@x.test' }, { email: '' }] }, schema);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('link', { name: 'Enter an email' }));
    expect(screen.getAllByRole('textbox', { name: 'Email' })[1]).toHaveFocus();
  });
});

test('a field outside a form says what is missing', () => {
  expect(() => renderUi(<TextField name="x" label="X" />)).toThrow('A field needs a FormShell around it');
});

import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { array, boolean, object, string } from 'yup';
import { ApiError, type ApiErrorCode } from '#src/api/client/apiError.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { FieldArray } from './FieldArray.tsx';
import { FormShell, type FormShellProps } from './FormShell.tsx';
import { FieldErrors } from './fieldErrors.ts';
import { FormErrorStateContext } from './formContext.ts';
import { RadioGroupField } from './RadioGroupField.tsx';
import { TextField } from './TextField.tsx';
import { lazySchema } from './validate.ts';

interface Values {
  firstName: string;
  use: string;
  agree: boolean;
  address: { city: string };
}

const schema = object({
  agree: boolean().oneOf([true], 'Please agree'),
  address: object({ city: string().required('Enter a city') }),
  use: string().required('Choose a use'),
  firstName: string()
    .min(2, 'First name must be at least 2 characters long')
    .required('Please enter the first name'),
});

function Fields() {
  return (
    <>
      <TextField name="firstName" label="First name" />
      <RadioGroupField
        name="use"
        label="Use"
        options={[
          { value: 'HOME', label: 'Primary home' },
          { value: 'SECOND', label: 'Second home' },
        ]}
      />
      <TextField name="address.city" label="City" />
      <CheckboxField name="agree" label="I agree" />
    </>
  );
}

const submitButton = () => screen.getByRole('button', { name: /^(Continue|Submitting)$/ });
const summary = () =>
  screen.queryByRole('heading', { name: 'There is a problem' })?.closest('[data-error-summary]');

/** A field that is typed in before passive effects have run, as on a slow machine. */
function TypedAtOnce() {
  const formRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = formRef.current?.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Ana');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return (
    <div ref={formRef}>
      <TextField name="firstName" label="First name" />
    </div>
  );
}

function renderForm(
  props: Partial<FormShellProps<Values>> = {},
  onErrorState?: (prefix: string | undefined) => void,
) {
  const onSubmit = jest.fn(async (_values: Values) => {});
  const form = renderUi(
    <FormErrorStateContext value={onErrorState}>
      <FormShell<Values> schema={schema} onSubmit={onSubmit} {...props}>
        {props.children ?? <Fields />}
      </FormShell>
    </FormErrorStateContext>,
  );
  return { onSubmit, ...form };
}

const FILLED: Values = { firstName: 'Ana', use: 'HOME', agree: true, address: { city: 'Reno' } };

function failure(code: ApiErrorCode, messages: string[] = []) {
  return new ApiError({ code, status: 0, messages, message: code });
}

describe('an invalid submit', () => {
  test('heads a summary in page order and gives it the focus', async () => {
    const { user, onSubmit } = renderForm();
    await user.click(submitButton());
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Please enter the first name',
      'Choose a use',
      'Enter a city',
      'Please agree',
    ]);
    expect(summary()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a message of one word, or of several fields, stands with the name of its field', async () => {
    const required = object({
      firstName: string().required('Required'),
      use: string().required('Required'),
      agree: boolean().oneOf([true], 'Required'),
      address: object({ city: string().required('Required') }),
    });
    const { user } = renderForm({ schema: required });
    await user.click(submitButton());
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'First name: Required',
      'Use: Required',
      'City: Required',
      'I agree: Required',
    ]);
  });

  test('a screen reader hears with any other which field it is about', async () => {
    const { user } = renderForm();
    await user.click(submitButton());
    expect(await screen.findByRole('link', { name: 'Enter a city' })).toHaveAccessibleDescription('City');
  });

  test('each link moves the focus to its field, for a group to its first', async () => {
    const { user } = renderForm();
    await user.click(submitButton());
    await user.click(await screen.findByRole('link', { name: 'Choose a use' }));
    expect(screen.getByRole('radio', { name: 'Primary home' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Enter a city' }));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Please agree' }));
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveFocus();
  });

  test('names the problem at the field', async () => {
    const { user } = renderForm();
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeRequired();
    await user.click(submitButton());
    const field = screen.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription('Error: Please enter the first name');
    const group = screen.getByRole('radiogroup', { name: 'Use' });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Error: Choose a use');
  });

  test('tells the page, and takes it back when all is corrected', async () => {
    const onErrorState = jest.fn();
    const { user } = renderForm({ initialValues: { ...FILLED, firstName: '' } }, onErrorState);
    await user.click(submitButton());
    await waitFor(() => expect(onErrorState).toHaveBeenLastCalledWith('Error:'));
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ana');
    await waitFor(() => expect(onErrorState).toHaveBeenLastCalledWith(undefined));
    expect(summary()).toBeUndefined();
  });

  test('takes the focus again at the next failed submit', async () => {
    const { user } = renderForm();
    await user.click(submitButton());
    await waitFor(() => expect(summary()).toHaveFocus());
    await user.click(submitButton());
    await waitFor(() => expect(summary()).toHaveFocus());
  });

  test('is submitted by Enter too', async () => {
    const { user } = renderForm();
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'A{Enter}');
    expect(
      await screen.findByRole('link', { name: 'First name must be at least 2 characters long' }),
    ).toBeVisible();
  });
});

describe('validation while typing', () => {
  test('says nothing before the first submit', async () => {
    const { user } = renderForm();
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'A');
    await user.tab();
    expect(screen.queryByText(/at least 2 characters/)).not.toBeInTheDocument();
  });

  test('corrects a shown message at once, and raises a new one when the field is left', async () => {
    const { user } = renderForm({ initialValues: { ...FILLED, address: { city: '' } } });
    await user.click(submitButton());
    const city = screen.getByRole('textbox', { name: 'City' });
    await waitFor(() => expect(city).toBeInvalid());
    await user.type(city, 'R');
    await waitFor(() => expect(city).toBeValid());

    const name = screen.getByRole('textbox', { name: 'First name' });
    await user.clear(name);
    await user.type(name, 'B');
    expect(name).toBeValid();
    await user.tab();
    expect(name).toHaveAccessibleDescription('Error: First name must be at least 2 characters long');
  });
});

describe('a valid submit', () => {
  test('gives the schema’s output and says that it works', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(
      (_values: Values) =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { user } = renderForm({ initialValues: FILLED, onSubmit });
    await user.dblClick(submitButton());
    const busy = await screen.findByRole('button', { name: 'Submitting' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    await user.type(screen.getByRole('textbox', { name: 'City' }), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith(FILLED);
    finish();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  test('says that it works while what it checks by is still being loaded', async () => {
    let arrive = () => {};
    const loaded = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = lazySchema(() => loaded.then(() => schema));
    const { user, onSubmit } = renderForm({ initialValues: FILLED, schema: late });
    await user.click(submitButton());
    await waitFor(() => expect(submitButton()).toHaveTextContent('Submitting'));
    expect(onSubmit).not.toHaveBeenCalled();
    arrive();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(FILLED));
    await waitFor(() => expect(submitButton()).toHaveTextContent('Continue'));
  });

  test('judges what was filled in while what it checks by was loaded', async () => {
    let arrive = () => {};
    const loaded = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = lazySchema(() => loaded.then(() => schema));
    const { user, onSubmit } = renderForm({ initialValues: { ...FILLED, firstName: '' }, schema: late });
    await user.click(submitButton());
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ana');
    arrive();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(FILLED));
    expect(summary()).toBeUndefined();
  });

  test('says that what it checks by could not be loaded, keeps what was typed, and loads it again', async () => {
    let online = false;
    const late = lazySchema(async () => {
      if (!online) throw new Error('Loading chunk 7 failed');
      return schema;
    });
    const { user, onSubmit } = renderForm({ initialValues: FILLED, schema: late });
    await user.click(submitButton());
    expect(await screen.findByText(/^Check your internet connection and try again/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue(FILLED.address.city);
    expect(onSubmit).not.toHaveBeenCalled();
    online = true;
    await user.click(submitButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(FILLED));
  });

  test.each<[string, (user: UserEvent) => Promise<void>]>([
    ['a double click', (user) => user.dblClick(submitButton())],
    ['Enter twice', (user) => user.type(screen.getByRole('textbox', { name: 'City' }), '{Enter}{Enter}')],
  ])('%s submits once, and a press after that again', async (_, press) => {
    let end = () => {};
    const onSubmit = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    const { user } = renderForm({ initialValues: FILLED, onSubmit });
    await press(user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await press(user);
    await act(async () => end());
    await waitFor(() => expect(submitButton()).toHaveTextContent('Continue'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.click(submitButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await act(async () => end());
  });

  test('asks first when it is told to', async () => {
    const confirm = jest.fn(async (_values: Values) => false);
    const { user, onSubmit } = renderForm({ initialValues: FILLED, confirmBeforeSubmit: confirm });
    await user.click(submitButton());
    await waitFor(() => expect(confirm).toHaveBeenCalledWith(FILLED));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('does nothing while it is disabled', async () => {
    const { user, onSubmit } = renderForm({ initialValues: FILLED, submitDisabled: true });
    await user.click(submitButton());
    await user.type(screen.getByRole('textbox', { name: 'City' }), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a list of cards', () => {
  test('no two links of the summary read the same: each names its card where several have the field', async () => {
    const schema = object({
      owners: array(object({ firstName: string().required('Please enter the first name') })),
    });
    const { user } = renderUi(
      <FormShell<{ owners: { firstName?: string }[] }>
        schema={schema}
        initialValues={{ owners: [{}, {}] }}
        onSubmit={() => {}}
      >
        <FieldArray name="owners" itemLabel={(index) => `Owner ${index + 1}`} newItem={() => ({})}>
          {(item) => <TextField name={`${item}.firstName`} label="First name" />}
        </FieldArray>
      </FormShell>,
    );
    await user.click(submitButton());
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Owner 1, First name: Please enter the first name',
      'Owner 2, First name: Please enter the first name',
    ]);
    await user.click(links[1] as HTMLElement);
    expect(screen.getAllByRole('textbox', { name: 'First name' })[1]).toHaveFocus();
  });
});

describe('a refusal by the server', () => {
  test('that only a person can help with has the number to press', async () => {
    const { user } = renderForm({
      initialValues: FILLED,
      onSubmit: async () => {
        throw failure('forbidden');
      },
    });
    await user.click(submitButton());
    const number = await screen.findByRole('link', { name: '(800) 555-0100' });
    expect(number).toHaveAttribute('href', 'tel:+18005550100');
    expect(number.closest('[tabindex="-1"]')).toHaveTextContent(
      'You do not have access to this. Please call us at (800) 555-0100.',
    );
  });

  test.each([
    [new Error('boom'), /^Something unexpected happened\. Please call us at/],
    [failure('invalid'), /^Something unexpected happened\. Please call us at/],
    [failure('wrong-shape'), /^Something unexpected happened\. Please call us at/],
    [failure('malformed'), 'Something went wrong. Please try again.'],
    [failure('server'), 'Something went wrong. Please try again.'],
    [
      failure('invalid', ['Email is taken', 'Email is taken', 'Phone is taken.']),
      'Email is taken, Phone is taken.',
    ],
    [failure('network'), 'Check your internet connection and try again. What you entered is still here.'],
    [failure('timeout'), 'This took longer than expected. Please try again.'],
    [failure('rate-limited'), 'You have tried too many times. Wait a minute and try again.'],
  ])('%p is shown in a focused banner, and the values stay', async (error, text) => {
    const { user } = renderForm({
      initialValues: FILLED,
      onSubmit: async () => {
        throw error;
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'bel');
    await user.click(submitButton());
    const banner = await screen.findByText(text);
    expect(banner.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anabel');
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
    expect(submitButton()).toHaveTextContent('Continue');
  });

  test('of particular fields is shown at them', async () => {
    const { user } = renderForm({
      initialValues: FILLED,
      onSubmit: async () => {
        throw new FieldErrors({ 'address.city': 'We do not know this city' });
      },
    });
    await user.click(submitButton());
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(
        'Error: We do not know this city',
      ),
    );
    expect(summary()).toHaveFocus();
  });

  test('the banner goes with the next submit', async () => {
    let fail = true;
    const { user } = renderForm({
      initialValues: FILLED,
      onSubmit: async () => {
        if (fail) throw failure('server');
      },
    });
    await user.click(submitButton());
    await screen.findByText(/Something went wrong/);
    fail = false;
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument());
  });
});

test('children may follow the values, and changes are told', async () => {
  const onValuesChange = jest.fn();
  const { user } = renderForm({
    onValuesChange,
    children: ({ values }) => (
      <>
        <TextField name="firstName" label="First name" />
        <p>Hello {values.firstName}</p>
      </>
    ),
  });
  expect(onValuesChange).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ana');
  expect(screen.getByText('Hello Ana')).toBeVisible();
  expect(onValuesChange).toHaveBeenLastCalledWith({ firstName: 'Ana' });
});

test('what is typed as soon as the field is there is told too', () => {
  const onValuesChange = jest.fn();
  renderForm({ onValuesChange, children: <TypedAtOnce /> });
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  expect(onValuesChange).toHaveBeenLastCalledWith({ firstName: 'Ana' });
});

test('new initial values do not overwrite what was typed', async () => {
  const tree = (initialValues: Partial<Values>) => (
    <FormShell<Values> schema={schema} initialValues={initialValues} onSubmit={() => {}}>
      <Fields />
    </FormShell>
  );
  const { user, rerender } = renderUi(tree({ firstName: 'A', address: { city: '' } }));
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'na');
  rerender(tree({ firstName: 'B', address: { city: 'Elko' } }));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
});

test('works inside a shadow root, beside another form', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const { user } = renderUi(
    <FormShell<Values> schema={schema} onSubmit={() => {}}>
      <Fields />
    </FormShell>,
    { container },
  );
  const inside = within(container);
  await user.click(inside.getByRole('button', { name: 'Continue' }));
  const link = await inside.findByRole('link', { name: 'Enter a city' });
  await user.click(link);
  expect((container.getRootNode() as ShadowRoot).activeElement).toBe(
    inside.getByRole('textbox', { name: 'City' }),
  );
  host.remove();
});

test('what a script has put into a field without an event is submitted', async () => {
  const onSubmit = jest.fn((_: Partial<Values>) => {});
  const { user } = renderUi(
    <FormShell<Values> schema={object({})} onSubmit={onSubmit}>
      <TextField name="firstName" label="First name" />
      <TextField name="address.city" label="City" />
    </FormShell>,
  );
  await user.type(screen.getByLabelText('First name'), 'Ana');
  for (const [label, value] of [
    ['First name', 'Maria'],
    ['City', 'Boise'],
  ] as const)
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  await user.click(submitButton());
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ firstName: 'Maria', address: { city: 'Boise' } }),
  );
});

import { expect } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { renderStep } from '../testing/renderStep.ts';
import type { FieldRows, Outcome } from './rows.ts';

type User = Awaited<ReturnType<typeof renderStep>>['user'];

/** A field of a table on the page. */
export interface Shown {
  field: FieldRows;
  /** What is in error, and what is described by the message. */
  control: HTMLElement;
  /** Everything that the person enters something into. */
  inputs: HTMLInputElement[];
}

/** Finds a field by its accessible name. */
export function find(field: FieldRows): Shown {
  const { kind, label } = field;
  if (kind === 'radio' || kind === 'date') {
    const group = screen.getByRole(kind === 'radio' ? 'radiogroup' : 'group', { name: label });
    const inputs = [...group.querySelectorAll('input')];
    return { field, control: kind === 'radio' ? group : within(group).getByLabelText('Month'), inputs };
  }
  const control = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' });
  expect(control).toHaveAccessibleName(label);
  return { field, control, inputs: [control] };
}

async function paste(user: User, input: Element, text: string): Promise<void> {
  await user.clear(input);
  if (text) await user.paste(text);
}

/** Enters something; a hostile text goes into every part of the field. */
export async function enter(user: User, { field, control, inputs }: Shown, input: string): Promise<void> {
  switch (field.kind) {
    case 'text':
      await paste(user, control, input);
      if (field.repeatedIn) await paste(user, screen.getByLabelText(field.repeatedIn), input);
      break;
    case 'date': {
      const parts = input.split('/');
      for (const [index, box] of inputs.entries())
        await paste(user, box, (parts.length === inputs.length ? parts[index] : input) ?? '');
      break;
    }
    case 'radio':
      await user.click(within(control).getByLabelText(input));
      break;
    case 'select':
      await user.selectOptions(control, input);
      break;
    case 'checkbox':
      if (inputs[0]?.checked !== (input === 'on')) await user.click(control);
  }
}

/** What stands in a field. */
export function shownValue({ inputs }: Shown): string {
  return inputs
    .map(({ type, checked, value }) =>
      type === 'radio' || type === 'checkbox' ? `${value}: ${checked}` : value,
    )
    .join('/');
}

/** The message is at the field for everybody; without one the field is not in error. */
export function expectOutcome({ control }: Shown, outcome: Outcome): void {
  if ('message' in outcome) {
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(outcome.message));
  } else {
    expect(control).toBeValid();
  }
}

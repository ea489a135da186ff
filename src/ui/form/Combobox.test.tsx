import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { object, string } from 'yup';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Combobox } from './Combobox.tsx';
import { FormShell } from './FormShell.tsx';

const PLACES = ['1 Main Street', '2 Main Street', '3 Oak Avenue'];

type Load = (query: string, options: { signal: AbortSignal }) => Promise<readonly string[]>;
const find: Load = async (query) => PLACES.filter((place) => place.includes(query));

interface Options {
  load?: Load;
  slowAfterMs?: number;
  container?: HTMLElement;
}

const schema = object({ place: string().required('Please enter a valid property address') });

function renderCombobox({ load = find, slowAfterMs, container }: Options = {}) {
  const onSelect = jest.fn();
  const onSubmit = jest.fn((_values: { place: string }) => {});
  const rendered = renderUi(
    <FormShell<{ place: string }> schema={schema} onSubmit={onSubmit}>
      <Combobox<string>
        name="place"
        label="Property address"
        load={load}
        itemToString={(item) => item}
        itemKey={(item) => item}
        onSelect={onSelect}
        debounceMs={0}
        slowAfterMs={slowAfterMs}
      />
    </FormShell>,
    container ? { container } : {},
  );
  return { ...rendered, onSelect, onSubmit };
}

const input = () => screen.getByRole('combobox', { name: 'Property address' });

describe('by keyboard', () => {
  test('arrows highlight, Enter chooses without submitting', async () => {
    const { user, onSelect, onSubmit } = renderCombobox();
    expect(input()).toBeRequired();
    await user.type(input(), 'Main');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: '2 Main Street' });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(input()).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{Enter}');
    expect(input()).toHaveValue('2 Main Street');
    expect(onSelect).toHaveBeenCalledWith('2 Main Street');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ place: '2 Main Street' }));
  });

  test('Escape closes and keeps the text; leaving chooses nothing', async () => {
    const { user, onSelect } = renderCombobox();
    await user.type(input(), 'Main');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input()).toHaveValue('Main');
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue('Main');
    await user.keyboard(' Street');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(input()).toHaveValue('Main Street');
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('edits in the middle keep the caret', async () => {
    const { user } = renderCombobox();
    await user.type(input(), 'Man');
    (input() as HTMLInputElement).setSelectionRange(2, 2);
    await user.keyboard('i');
    expect(input()).toHaveValue('Main');
    expect((input() as HTMLInputElement).selectionStart).toBe(3);
  });
});

describe('says', () => {
  test('how many there are', async () => {
    const { user } = renderCombobox();
    await user.type(input(), 'Oak');
    expect(await screen.findByText(/^1 suggestion\. Use/)).toBeInTheDocument();
  });

  test('that there is nothing', async () => {
    const { user } = renderCombobox();
    await user.type(input(), 'Nowhere');
    await waitFor(() => expect(screen.getAllByText('No matches found')).toHaveLength(2));
    // It stays while the person moves from the field to the manual entry, so nothing moves under the pointer.
    await user.tab();
    expect(screen.getAllByText('No matches found')).toHaveLength(2);
    await user.type(input(), 'x');
    await user.clear(input());
    await waitFor(() => expect(screen.queryByText('No matches found')).not.toBeInTheDocument());
  });

  test('nothing for a short text', async () => {
    const load = jest.fn(find);
    const { user } = renderCombobox({ load });
    await user.type(input(), '1 ');
    expect(load).not.toHaveBeenCalled();
  });

  test('that it is slow', async () => {
    const { user } = renderCombobox({ load: () => new Promise(() => {}), slowAfterMs: 10 });
    await user.type(input(), 'Main');
    expect(await screen.findAllByText(/Still searching/)).not.toHaveLength(0);
  });

  test('that it failed, and tries again', async () => {
    let broken = true;
    const { user } = renderCombobox({
      load: (query, options) => (broken ? Promise.reject(new Error('down')) : find(query, options)),
    });
    await user.type(input(), 'Main');
    expect(await screen.findAllByText(/could not load suggestions/)).not.toHaveLength(0);
    expect(input()).toHaveValue('Main');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(input());
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });
});

test('answers that come too late are dropped', async () => {
  const answers: Record<string, (items: readonly string[]) => void> = {};
  const signals: AbortSignal[] = [];
  const { user } = renderCombobox({
    load: (query, { signal }) => {
      signals.push(signal);
      return new Promise((resolve) => {
        answers[query] = resolve;
      });
    },
  });
  await user.type(input(), 'Mai');
  await waitFor(() => expect(answers.Mai).toBeDefined());
  await user.type(input(), 'n');
  await waitFor(() => expect(answers.Main).toBeDefined());
  answers.Main?.(['new']);
  expect(await screen.findByRole('option', { name: 'new' })).toBeVisible();
  answers.Mai?.(['old']);
  expect(signals[0]?.aborted).toBe(true);
  expect(screen.queryByRole('option', { name: 'old' })).not.toBeInTheDocument();
});

test('can be chosen with the mouse inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const { user } = renderCombobox({ container });
  const inside = within(container);
  const combobox = inside.getByRole('combobox', { name: 'Property address' });
  await user.type(combobox, 'Main');
  await user.click(await inside.findByRole('option', { name: '2 Main Street' }));
  expect(combobox).toHaveValue('2 Main Street');
  host.remove();
});

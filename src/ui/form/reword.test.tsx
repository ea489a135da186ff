import { beforeAll, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { ApiError } from '#src/api/client/apiError.ts';
import { BrandProvider } from '#src/brand/BrandProvider.tsx';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { type CopyStrings, defineCopy, message, useCopy } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { bundleSource } from '#src/testing/bundleSource.ts';
import { setupUser } from '#src/testing/setupUser.ts';
import { testBundle, themesIndex } from '#src/testing/themes.ts';
import { AnnouncerProvider } from '../primitives/AnnouncerProvider.tsx';
import { FormShell } from './FormShell.tsx';
import { FieldErrors } from './fieldErrors.ts';
import { OwnFailure } from './ownFailure.ts';
import { TextField } from './TextField.tsx';
import { useAction } from './useAction.ts';

const copy = defineCopy('test/reword', {
  label: 'Town',
  missing: 'Required',
  unknown: 'We do not know {town}',
});
const schema = object({ town: string().required(message(copy, 'missing') as unknown as string) });

let main: BrandBundle;
beforeAll(async () => {
  main = await testBundle(themesIndex().main);
});

type Words = Readonly<Record<string, CopyStrings>>;
const saying = (words: Words): BrandBundle => ({ ...main, copy: { ...main.copy, ...words } });

/** Renders it in the main organisation; `change` gives that other words. */
function renderBranded(ui: ReactNode) {
  const source = bundleSource(main);
  const view = render(
    <BrandProvider bundle={source}>
      <AnnouncerProvider>{ui}</AnnouncerProvider>
    </BrandProvider>,
  );
  return { ...view, user: setupUser(), change: (words: Words) => source.change(saying(words)) };
}

function Field() {
  return <TextField name="town" label={useCopy(copy)('label')} />;
}

function Page({ onSubmit = async () => {} }: { onSubmit?(): Promise<void> }) {
  return (
    <FormShell<{ town: string }> schema={schema} onSubmit={onSubmit}>
      <Field />
    </FormShell>
  );
}

const OTHERS = { 'test/reword': { label: 'City', missing: 'Tell us where' } };

const town = () => screen.getByRole('textbox');
const submit = () => screen.getByRole('button', { name: 'Continue' });

test('what is wrong is said in the words of the new organisation, in the summary and at the field', async () => {
  const { user, change } = renderBranded(<Page />);
  await user.click(submit());
  await screen.findByRole('link', { name: 'Town: Required' });
  await user.click(town());
  change(OTHERS);
  expect(await screen.findByRole('link', { name: 'City: Tell us where' })).toBeVisible();
  expect(town()).toHaveAccessibleDescription('Error: Tell us where');
  expect(screen.queryByText(/Required/)).toBeNull();
  expect(town()).toHaveFocus();
});

test('what was put right meanwhile stays right', async () => {
  const { user, change } = renderBranded(<Page />);
  await user.click(submit());
  await screen.findByRole('link', { name: 'Town: Required' });
  await user.type(town(), 'Reno');
  change(OTHERS);
  expect(await screen.findByRole('textbox', { name: /City/ })).toHaveValue('Reno');
  expect(screen.queryByRole('link')).toBeNull();
});

test("what the server said of a field stays in the server's words", async () => {
  const onSubmit = () => Promise.reject(new FieldErrors({ town: 'Not in our list' }));
  const { user, change } = renderBranded(<Page onSubmit={onSubmit} />);
  await user.type(town(), 'Reno');
  await user.click(submit());
  await screen.findByRole('link', { name: 'Town: Not in our list' });
  change(OTHERS);
  await screen.findByRole('textbox', { name: /City/ });
  expect(town()).toHaveAccessibleDescription('Error: Not in our list');
});

test('what the page says of what the server refused is in the new words, until it is changed', async () => {
  const onSubmit = () =>
    Promise.reject(new FieldErrors({ town: message(copy, 'unknown', { town: 'Reno' }) }));
  const { user, change } = renderBranded(<Page onSubmit={onSubmit} />);
  await user.type(town(), 'Reno');
  await user.click(submit());
  await screen.findByRole('link', { name: 'Town: We do not know Reno' });
  change({ 'test/reword': { label: 'City', unknown: '{town} is new to us' } });
  expect(await screen.findByRole('link', { name: 'City: Reno is new to us' })).toBeVisible();
  await user.clear(town());
  await user.tab();
  expect(town()).toHaveAccessibleDescription('Error: Required');
  change(OTHERS);
  await waitFor(() => expect(town()).toHaveAccessibleDescription('Error: Tell us where'));
});

const failed = () =>
  Promise.reject(new ApiError({ code: 'timeout', status: 0, messages: [], message: 'timeout' }));
const UI = { ui: { failureTimeout: 'Slow today. Call {phone}.' } };

test('so is why a submit failed, and the focus stays where it is', async () => {
  const { user, change } = renderBranded(<Page onSubmit={failed} />);
  await user.type(town(), 'Reno');
  await user.click(submit());
  await screen.findByText(/^This took longer/);
  await user.click(town());
  change(UI);
  expect(await screen.findByText(/^Slow today\. Call/)).toBeVisible();
  expect(town()).toHaveFocus();
});

test('and what a form has of its own to say of it', async () => {
  const onSubmit = () => Promise.reject(new OwnFailure(words(copy, 'unknown', { town: <b>Reno</b> })));
  const { user, change } = renderBranded(<Page onSubmit={onSubmit} />);
  await user.type(town(), 'Reno');
  await user.click(submit());
  const reason = await screen.findByText('Reno');
  expect(reason.parentElement).toHaveTextContent('We do not know Reno');
  change({ 'test/reword': { unknown: '{town} is new to us' } });
  expect(screen.getByText('Reno').parentElement).toHaveTextContent('Reno is new to us');
});

function Action() {
  const { run, failure } = useAction(failed);
  return (
    <>
      <button type="button" onClick={() => run()}>
        Send
      </button>
      {failure}
    </>
  );
}

test('and why the action of a button failed', async () => {
  const { user, change, container } = renderBranded(<Action />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^This took longer/);
  change(UI);
  expect(container).toHaveTextContent('Slow today. Call');
});

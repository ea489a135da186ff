import { expect } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answersOf, FIELDS, fileOf, type Named, type PageDriver } from './pageDriver.ts';
import { type RenderInput, renderRemote } from './renderRemote.tsx';
import type { TestedRemote } from './screenCalls.ts';

type View = Awaited<ReturnType<typeof renderRemote>>;

/** A remote in jsdom, with what its tests look at beside what a person does. */
export interface TestPage extends Omit<View, 'reopen'>, PageDriver {
  reopen(...input: Parameters<View['reopen']>): Promise<TestPage>;
  find(role: string, name: Named): Promise<HTMLElement>;
  within(role: 'dialog' | 'group' | 'region', name: Named): TestPage;
}

/** Where controls are looked for: the page, or a part of it, which may be another element each time. */
type Scope = () => Pick<
  typeof screen,
  'getByRole' | 'getAllByRole' | 'getByLabelText' | 'getAllByText' | 'queryAllByRole'
>;

/** Does what a person does on a rendered remote. */
export function drive(view: View, scope: Scope = () => screen): TestPage {
  const { user } = view;
  const find = (role: string, name: Named) => waitFor(() => scope().getByRole(role, { name }));
  const labelled = (name: Named) => waitFor(() => scope().getByLabelText(name));
  const expectHeading = async (name: Named) => void (await find('heading', name));
  const replace = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  return {
    ...view,
    reopen: async (...input) => drive(await view.reopen(...input)),
    find,
    within: (role, name) => drive(view, () => within(scope().getByRole(role, { name }))),
    press: async (name) => user.click(await find('button', name)),
    async reveal(field, button) {
      const found = await waitFor(() => {
        const [wanted] = scope().queryAllByRole('textbox', { name: field });
        return wanted ?? scope().getByRole('button', { name: button });
      });
      if (found.localName === 'button') await user.click(found);
    },
    async pressFirst(name) {
      const [button] = await waitFor(() => scope().getAllByRole('button', { name }));
      if (button) await user.click(button);
    },
    doublePress: async (name) => user.dblClick(await find('button', name)),
    follow: async (name) => user.click(await find('link', name)),
    focus: async (name) => {
      const button = await find('button', name);
      await act(async () => button.focus());
    },
    choose: async (name) => user.click(await find('radio', name)),
    async tick(name) {
      const box = await find('checkbox', name);
      if (!(box as HTMLInputElement).checked) await user.click(box);
    },
    expectCheckbox: async (name) => {
      const box = await find('checkbox', name);
      await waitFor(() => {
        expect(box).toBeEnabled();
        expect(box).not.toHaveAttribute('aria-disabled');
      });
    },
    select: async (name, option) => user.selectOptions(await find('combobox', name), option),
    search: async (name, text) => user.type(await find('combobox', name), text),
    async expectSuggestion(name, suggestion) {
      await user.click(await find('combobox', name));
      await find('option', suggestion);
    },
    fill: async (name, text) => replace(await find('textbox', name), text),
    fillPassword: async (name, text) => replace(await labelled(name), text),
    upload: async (label, file) => user.upload(await labelled(label), fileOf(file)),
    async expand(summary) {
      for (const text of await waitFor(() => scope().getAllByText(summary))) {
        const fold = text.closest('details');
        if (fold && !fold.open) await user.click(text);
      }
    },
    expectHeading,
    expectStep: expectHeading,
    readText: async (text) => (await waitFor(() => scope().getAllByText(text)))[0]?.textContent ?? '',
    expectMessage: (text) =>
      waitFor(() => {
        const messages = [...document.querySelectorAll('[role=alert], [role=status], h1, h2')]
          .map(({ textContent }) => textContent)
          .filter(Boolean);
        if (
          !messages.some((message) =>
            typeof text === 'string' ? message.includes(text) : text.test(message),
          )
        )
          throw new Error(`"${text}" is not told, but ${JSON.stringify(messages)}`);
      }),
    expectNotBlank: () => waitFor(() => expect(document.querySelector('h1, h2')).toBeVisible()),
    readAnswers: async () => answersOf([...document.querySelectorAll(FIELDS)]),
    expectButton: async (name) => void (await find('button', name)),
    async waitForScreen(before) {
      const shown = () => view.events.findLast((event) => event.type === 'step')?.path;
      await waitFor(() => expect([undefined, before]).not.toContain(shown()), { timeout: 20_000 });
      return shown() ?? '';
    },
    waitForSitePage: (path) => waitFor(() => expect(view.left.join()).toContain(path)),
    returnToPage: async () => void window.dispatchEvent(new Event('visibilitychange')),
    count: async (name, role = 'button') => (await waitFor(scope)).queryAllByRole(role, { name }).length,
  };
}

/** How the tests of a screen open it: with other facts of the application, or in another way. */
export const openerOf =
  (remote: TestedRemote, path: string, application: Record<string, unknown>) =>
  async (more: Record<string, unknown> = {}, input: Partial<RenderInput> = {}) =>
    drive(await renderRemote(remote, { path, application: { ...application, ...more }, ...input }));

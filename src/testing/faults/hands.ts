import { screen, within } from '@testing-library/react';
import type { renderRemote } from '../renderRemote.tsx';

type View = Awaited<ReturnType<typeof renderRemote>>;
export type Named = string | RegExp;

/** What a person does on a page, or in a dialog of it, by role and name. */
export interface Hands extends View {
  find(role: string, name: Named): Promise<HTMLElement>;
  /** What is there now. */
  all(role: string, name: Named): HTMLElement[];
  in(dialog: Named): Hands;
  press(name: Named): Promise<void>;
  choose(name: Named): Promise<void>;
  tick(name: Named): Promise<void>;
  select(name: Named, option: string): Promise<void>;
  write(name: Named, text: string): Promise<void>;
  /** A field whose characters are hidden has no role. */
  writeHidden(name: Named, text: string): Promise<void>;
  upload(name: Named, file: File): Promise<void>;
  sees(heading: Named): Promise<unknown>;
  reads(text: Named): Promise<unknown>;
}

export function handsOn(view: View, dialog?: Named): Hands {
  const { user } = view;
  const part = dialog
    ? async () => within(await screen.findByRole('dialog', { name: dialog }))
    : async () => screen;
  const replace = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  const find = async (role: string, name: Named) => (await part()).findByRole(role, { name });
  return {
    ...view,
    find,
    all: (role: string, name: Named) => screen.queryAllByRole(role, { name }),
    in: (name: Named) => handsOn(view, name),
    press: async (name: Named) => user.click(await find('button', name)),
    choose: async (name: Named) => user.click(await find('radio', name)),
    tick: async (name: Named) => user.click(await find('checkbox', name)),
    async select(name: Named, option: string) {
      await user.selectOptions(await find('combobox', name), option);
    },
    write: async (name: Named, text: string) => replace(await find('textbox', name), text),
    async writeHidden(name: Named, text: string) {
      await replace(await (await part()).findByLabelText(name), text);
    },
    async upload(name: Named, file: File) {
      await user.upload(await (await part()).findByLabelText(name), file);
    },
    sees: (name: Named) => find('heading', name),
    reads: async (text: Named) => (await (await part()).findAllByText(text))[0],
  };
}

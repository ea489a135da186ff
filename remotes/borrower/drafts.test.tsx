import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { CallCase, NamedCall } from '#src/testing/journey.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { SCREEN_CALLS } from './journeys.ts';
import { borrower } from './testing/remote.ts';

/**
 * What no draft holds, as a page shows it: what is private, among it what is asked for statistics; a code; and a box that
 * has to be ticked, which is an agreement. The rest is named in journeys (docs/rules.md#drafts-of-a-screen).
 */
const NOT_DRAFTED =
  '[data-private=""], [data-private=""] *, [autocomplete="one-time-code"], [type="checkbox"][aria-required="true"]';

/** Forms of the screens, filled in; each way of filling one in once. */
const FILLED = SCREEN_CALLS.filter(
  ({ call }) => call.reach && call.submit && !call.needsBrowser && call.draft !== false,
);
const isSame = (one: NamedCall, other: NamedCall) =>
  one.screen === other.screen && one.call.reach === other.call.reach;
const FORMS = FILLED.filter((form, index) => FILLED.findIndex((other) => isSame(form, other)) === index);

function nameOf(field: HTMLInputElement): string {
  const names = [...(field.labels ?? [])].map(({ textContent }) => textContent);
  let group = field.closest('fieldset');
  for (; group; group = group.parentElement?.closest('fieldset') ?? null)
    names.unshift(group.querySelector('legend')?.textContent ?? '');
  return names.join(': ');
}

const isAnswer = ({ type, checked, value }: HTMLInputElement) =>
  type === 'radio' || type === 'checkbox' ? checked : !['file', 'hidden', 'range'].includes(type) && value;

interface Answer {
  text: string;
  isDrafted: boolean;
}

/** What stands in the fields, by their names, and the files that were sent. */
function answers({ notDrafted = [] }: Pick<CallCase, 'notDrafted'> = {}): Answer[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const buttons = [...document.querySelectorAll('button')].map(
    ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
  );
  return [
    ...fields.filter(isAnswer).map((field) => ({
      text: `${nameOf(field)} = ${field.value}`,
      isDrafted: !field.matches(NOT_DRAFTED) && !notDrafted.includes(nameOf(field)),
    })),
    ...buttons.filter((name) => name.startsWith('Remove ')).map((text) => ({ text, isDrafted: true })),
  ];
}

interface Held {
  drafts: Record<string, { values: object | null }>;
}

test.each(FORMS.map((form) => [`${form.screen}, ${form.name}`, form] as const))(
  'what is filled in is there after a reload: %s',
  async (_, { call }) => {
    if (!('application' in call)) throw new Error('A screen is opened by an application');
    const { application, path = '' } = call;
    const body = typeof application === 'string' ? { status: application } : application;
    const before = drive(
      await renderRemote(borrower, { path: `/{uuid}${path && `/${path}`}`, application: body }),
    );
    await call.reach?.(before, before.control);
    const typed = answers(call);
    const step = before.events.findLast((event) => event.type === 'step')?.path ?? '';
    const { uuid, jwt } = before.application;
    const held = () => before.control<Held>('GET', `/applications/${uuid}`);
    window.dispatchEvent(new Event('pagehide'));
    const [first] = step.split(':');
    await waitFor(async () => {
      const own = Object.keys((await held()).drafts).filter((name) =>
        name.startsWith((first ?? '').replaceAll('/', '.')),
      );
      expect(own).not.toEqual([]);
    });
    const { drafts } = await held();
    const kept = JSON.stringify(drafts);
    before.unmount();

    const address = `/${uuid}/${/[:?]/.test(step + path) ? path : step}`;
    const after = drive(await renderRemote(borrower, { path: address, sandbox: before.sandbox, jwt }));
    await after.waitForStep(step);
    await call.reopen?.(after);
    expect(typed).not.toEqual([]);
    const expected = typed.filter(({ isDrafted }) => isDrafted);
    await waitFor(() => expect(answers(call)).toEqual(expect.arrayContaining(expected)));
    expect(answers(call).filter(({ isDrafted }) => !isDrafted)).toEqual([]);
    for (const { text } of typed.filter(({ isDrafted }) => !isDrafted)) {
      const [, number] = /= (\d[\d.-]{3,})$/.exec(text) ?? [];
      if (number) expect(kept).not.toContain(number);
    }
  },
);

test('what is typed in a dialog is forgotten when it is closed', async () => {
  const title = 'Ask us to reconsider';
  const at = drive(await renderRemote(borrower, { path: '/{uuid}', application: { status: 'DECLINED' } }));
  await at.press(title);
  const dialog = at.within('dialog', title);
  await dialog.fill(/^What should we look at\?/, 'My bonus of last year is not counted.');
  await dialog.press('Cancel');
  await at.press(title);
  await dialog.find('textbox', /^What should we look at\?/);
  expect(answers()).toEqual([]);
});

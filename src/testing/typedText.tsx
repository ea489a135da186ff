import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { contract } from '#src/api/contract/contract.ts';
import { reachCall } from './failureMatrix/run.ts';
import { prepareForCalls } from './failureMatrix/testCalls.ts';
import { createEngine } from './failureMatrix/testFailures.ts';
import type { Control, NamedCall } from './journey.ts';
import type { TestedRemote } from './screenCalls.ts';
import { setupUser } from './setupUser.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Where text is typed; a password is left as it is. */
const BOXES = ':is(input:is(:not([type]), [type=text], [type=email], [type=tel], [type=search]), textarea)';
const LOST = '\ufffd';
const REFUSAL = `Contains a character that cannot be used: ${LOST}`;

/** The same text as phone books, word processors and keyboards of other countries write it. */
const REPLACED: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
  [/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)],
  [/ /g, '\u00a0'],
  [/'/g, '’'],
  [/-/g, '‑'],
  [/[a-z](?=[a-z])/g, (letter) => `${letter}\u200b`],
  [/^|$/g, '\ufeff'],
];
const typographic = (text: string): string =>
  REPLACED.reduce((written, [plain, by]) => written.replace(plain, by as string), text);
const TYPOGRAPHIC = /[\uff10-\uff19\u00a0‑\u200b\ufeff]/;

const textBoxes = (around: string): TextBox[] =>
  [...document.querySelectorAll<TextBox>(`${around} ${BOXES}`)].filter(
    (box) => !box.readOnly && !box.disabled && box.value !== '',
  );

const descriptionOf = (box: TextBox): string =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/**
 * On a form that is filled in: a text with a character of which nobody can say what was meant is refused at its field.
 * Then the answers stand there again, in typographic and unseen characters.
 *
 * @param send presses the button of the form
 * @returns whether there is any text on the form
 */
export async function writeTypographically(
  send: (() => Promise<void>) | undefined,
  around = 'form',
): Promise<boolean> {
  const user = setupUser();
  // In place of what stands there, without a moment in which nothing does.
  const paste = async (box: TextBox, text: string) => {
    act(() => {
      box.focus();
      box.select();
    });
    await user.paste(text);
  };
  const answers: [TextBox, string][] = [];
  for (const box of textBoxes(around)) {
    // What is masked is shown when it has the focus.
    act(() => box.focus());
    answers.push([box, box.value]);
    if (send) await paste(box, box.value + LOST);
  }
  // A code is taken out of what stands around it.
  const refused = answers.map(([box]) => box).filter(({ value }) => value.endsWith(LOST));
  if (send && refused.length > 0) {
    await send();
    await waitFor(() => {
      for (const box of refused) expect(`${box.name}: ${descriptionOf(box)}`).toContain(REFUSAL);
    });
  }
  for (const [box, answer] of answers) await paste(box, typographic(answer));
  return answers.length > 0;
}

interface Request {
  path: string;
  query: object;
  body: object | null;
}

/** Nothing that was sent has another than plain characters; a draft is kept as it was typed, `shown` is our own text. */
export async function expectPlainRequests(control: Control): Promise<void> {
  for (const { path, query, body } of await control<Request[]>('GET', '/requests')) {
    const { shown: _, ...sent } = { ...query, ...body } as { shown?: unknown };
    const isLeft = !path.endsWith('/draft') && TYPOGRAPHIC.test(JSON.stringify(sent));
    expect({ path, left: isLeft ? sent : {} }).toEqual({ path, left: {} });
  }
}

/** Tests the texts of every form that these calls send, filled in by their journeys. */
export function testTypedText(remote: TestedRemote, calls: readonly NamedCall[]): void {
  prepareForCalls();
  const sent = calls.filter(
    ({ name, call: { submit, needsBrowser, background } }) =>
      submit && !needsBrowser && !background && contract[name].method !== 'GET',
  );
  test.each(sent)('$screen: the texts of $name', async ({ call }) => {
    const { submit = '', dialog, next } = call;
    const engine = await createEngine(remote, {});
    const { page, form } = await reachCall(engine, call);
    // A button beside the form sends something of it, and says in its own words what is wrong with that.
    const isOfForm = document.activeElement?.getAttribute('type') === 'submit';
    const hasText = await writeTypographically(
      isOfForm ? () => form.press(submit) : undefined,
      dialog ? 'dialog[open]' : 'form',
    );
    if (!hasText) return;
    await engine.control('DELETE', '/requests');
    await form.press(submit);
    await next(page);
    await expectPlainRequests(engine.control);
  });
}

import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { NamedCall } from '#src/testing/journey.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { SCREEN_CALLS } from './journeys.ts';
import { borrower } from './remote.tsx';
import type { ScreenPath } from './screens.ts';

/** What no draft holds (docs/rules.md#drafts-of-a-screen): numbers, agreements, and what is asked for statistics. */
const NEVER_KEPT = [
  /Social Security number/,
  /outing number|ccount number/,
  /6-digit code/,
  /^(One|The other) deposit/,
  /^(I agree|I authorize|I have received) /,
  /^(This account is mine|These are the terms I want|These are complete, unaltered copies)/,
  /^(You may contact this employer|A broker price opinion is not an appraisal|Order the valuation)/,
  /^(Ethnicity|Race|Sex) ?[:(]/,
];

/** Calls that are not sent from a form of the screen: nothing is typed, or a few words for a single call. */
const WITHOUT_DRAFT: readonly string[] = [
  'retryCredit',
  'putApplicant',
  'putPaperDocuments',
  'putIncome',
  'deleteIncomeRecord',
  'putIncomeRecord',
  'putIncomeSources',
  'postEmployerInformation',
  'uploadDocument',
  'postIdentityVerification',
  'postIdentityHandoffText',
  'putIdentityConfirmation',
  'postSignDocument',
  'postSigningComplete',
  'postSignerResend',
  'postDisbursementReview',
  'postCloseLine',
  'putNotaryReminders',
];

/** What opens a form that a page does not show by itself. */
const OPENED_BY: { readonly [Path in ScreenPath]?: (at: TestPage) => Promise<unknown> } = {
  'bpo/hold': (at) => at.expand('What if I disagree?'),
  hold: (at) => at.press('Add access notes or another contact'),
};

/** What is typed where a journey sends what the page suggests. */
const ALSO_TYPED: { readonly [Path in ScreenPath]?: (at: TestPage) => Promise<unknown> } = {
  'product/select': (at) => at.fill('Draw amount', '50,000'),
  hold: (at) => at.fill(/^Access notes/, 'Park on the street.'),
};

/** Forms of the screens, filled in; each way of filling one in once. */
const FILLED = SCREEN_CALLS.filter(
  ({ name, call }) =>
    call.reach && call.submit && !call.dialog && !call.needsBrowser && !WITHOUT_DRAFT.includes(name),
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

/** What stands in the fields, by their names, and the files that were sent. */
function answers(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const buttons = [...document.querySelectorAll('button')].map(
    ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
  );
  return [
    ...fields.filter(isAnswer).map((field) => `${nameOf(field)} = ${field.value}`),
    ...buttons.filter((name) => name.startsWith('Remove ')),
  ];
}

interface Held {
  drafts: Record<string, { values: object | null }>;
}

test.each(FORMS.map((form) => [`${form.screen}, ${form.name}`, form] as const))(
  'what is filled in is there after a reload: %s',
  async (_, { screen, call }) => {
    if (!('application' in call)) throw new Error('A screen is opened by an application');
    const { application, path = '' } = call;
    const body = typeof application === 'string' ? { status: application } : application;
    const before = drive(
      await renderRemote(borrower, { path: `/{uuid}${path && `/${path}`}`, application: body }),
    );
    await call.reach?.(before, before.control);
    await ALSO_TYPED[screen as ScreenPath]?.(before);
    const typed = answers();
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

    const address = `/${uuid}/${step.includes(':') ? path : step}`;
    const after = drive(await renderRemote(borrower, { path: address, sandbox: before.sandbox, jwt }));
    await after.waitForStep(step);
    await OPENED_BY[screen as ScreenPath]?.(after);
    const isNever = (answer: string) => NEVER_KEPT.some((pattern) => pattern.test(answer));
    expect(typed).not.toEqual([]);
    const expected = typed.filter((answer) => !isNever(answer));
    await waitFor(() => expect(answers()).toEqual(expect.arrayContaining(expected)));
    expect(answers().filter(isNever)).toEqual([]);
    for (const answer of typed.filter(isNever)) {
      const [, number] = /= (\d[\d.-]{3,})$/.exec(answer) ?? [];
      if (number) expect(kept).not.toContain(number);
    }
  },
);

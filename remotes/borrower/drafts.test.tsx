import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { NamedCall } from '#src/testing/journey.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { SCREEN_CALLS } from './journeys.ts';
import type { ScreenPath } from './screens.ts';
import { borrower } from './testing/remote.ts';

/** What no draft holds (docs/rules.md#drafts-of-a-screen): numbers, agreements, and what is asked for statistics. */
const NEVER_KEPT = [
  /Social Security number/,
  /outing number|ccount number/,
  /6-digit code/,
  /^(One|The other) deposit/,
  /^(I agree|I authorize|I confirm|I have received) /,
  /^(This account is mine|These are the terms I want|These are complete, unaltered copies)/,
  /^(You may contact this employer|A broker price opinion is not an appraisal|Order the valuation)/,
  /^(Ethnicity|Race|Sex) ?[:(]/,
];

/** Calls that are not sent from a form of the screen: nothing is typed, or a few words for a single call. */
const WITHOUT_DRAFT: readonly string[] = [
  'retryCredit',
  'putApplicant',
  'putPaperDocuments',
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

/** What opens a form that a page does not show by itself; of a page with several, of the one that makes the call. */
const OPENED_BY: Readonly<Record<string, (at: TestPage) => Promise<unknown>>> = {
  'bpo/hold': (at) => at.expand('What if I disagree?'),
  hold: (at) => at.press('Add access notes or another contact'),
  'income/review, putIncome': (at) => at.press('My income is different'),
  'error/decline, postSupportRequest': (at) => at.press('Ask us to reconsider'),
  'insurance/requirements, postInsuranceAgentRequest': (at) => at.press('Email my agent'),
  'signing/additional, postSigner': (at) => at.press('Add a signer'),
  'signing/additional, postSupportRequest': (at) =>
    at.press('This person is not on the title, has died or is divorced'),
};

/** Dialogs that keep nothing: with one question, a vendor's, and one that ends a session, as a reload does. */
const SMALL_DIALOGS: readonly string[] = [
  'signing/additional, putSignerEmail',
  'signing/sign, postSigningDecline',
  'complete, postCancellation',
  'hold, postAppraisalDecline',
  'income/link/:type, sandboxBankSignIn',
  'notary/error, postSupportRequest',
  'notary/reserve-manual, deleteNotaryReservation',
];

/** What is typed where a journey sends what the page suggests. */
const ALSO_TYPED: { readonly [Path in ScreenPath]?: (at: TestPage) => Promise<unknown> } = {
  'product/select': (at) => at.fill('Draw amount', '50,000'),
  hold: (at) => at.fill(/^Access notes/, 'Park on the street.'),
};

/** Forms of the screens, filled in; each way of filling one in once. */
const FILLED = SCREEN_CALLS.filter(
  ({ screen, name, call }) =>
    call.reach &&
    call.submit &&
    !call.needsBrowser &&
    !(call.dialog ? SMALL_DIALOGS.includes(`${screen}, ${name}`) : WITHOUT_DRAFT.includes(name)),
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

test('the dialogs that keep nothing are dialogs of the journeys', () => {
  const dialogs = SCREEN_CALLS.filter(({ call }) => call.dialog).map(
    ({ screen, name }) => `${screen}, ${name}`,
  );
  expect(SMALL_DIALOGS.filter((title) => !dialogs.includes(title))).toEqual([]);
});

interface Held {
  drafts: Record<string, { values: object | null }>;
}

test.each(FORMS.map((form) => [`${form.screen}, ${form.name}`, form] as const))(
  'what is filled in is there after a reload: %s',
  async (_, { screen, name, call }) => {
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
    await (OPENED_BY[`${screen}, ${name}`] ?? OPENED_BY[screen])?.(after);
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

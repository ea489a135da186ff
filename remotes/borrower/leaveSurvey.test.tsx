import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { postLeaveSurvey } from '#src/api/contract/leaveSurvey.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { screens } from './screens.ts';
import { borrower } from './testing/remote.ts';

jest.setTimeout(30_000);

const open = (checklistStatus: string) =>
  renderRemote(borrower, { path: '/{uuid}', application: { status: { checklistStatus } } });
type Opened = Awaited<ReturnType<typeof open>>;

const leave = async ({ user }: Opened) =>
  user.click(await screen.findByRole('button', { name: 'Save and finish later' }));
const savedDialog = async () => within(await screen.findByRole('dialog', { name: 'Your answers are saved' }));
const survey = async () => within(await screen.findByRole('dialog', { name: 'Before you go' }));
async function answerHeld({ control, application }: Opened) {
  const held = await control<{ answers: Record<string, unknown> }>(
    'GET',
    `/applications/${application.uuid}`,
  );
  return held.answers.postLeaveSurvey;
}

describe('who leaves for now', () => {
  test.each([
    ['OFFER_SELECTION', 'product/select'],
    ['IDENTITY_VERIFICATION', 'identity'],
    ['LIEN_VERIFICATION', 'liens'],
  ])('under %s is asked why, and goes', async (status, path) => {
    const view = await open(status);
    await leave(view);
    const dialog = await survey();
    await view.user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(dialog.getByRole('radiogroup', { name: /^Why do you leave/ })).toHaveAccessibleDescription(
      expect.stringContaining('Please select a reason'),
    );
    await view.user.click(dialog.getByRole('radio', { name: 'Rate or fees' }));
    await view.user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(view.left.at(-1)).toMatch(/\/dashboard$/));
    expect(await answerHeld(view)).toEqual({ reason: 'RATE_OR_FEES', screen: path });
  });

  test('is asked on these screens', () => {
    const paths = screens.filter(({ asksWhyLeaving }) => asksWhyLeaving).map(({ path }) => path);
    expect(paths).toEqual(['liens', 'product/select', 'identity', 'signing/sign']);
  });

  test('may say more, in 140 characters', async () => {
    const view = await open('OFFER_SELECTION');
    await leave(view);
    const dialog = await survey();
    await view.user.click(dialog.getByRole('radio', { name: 'Other' }));
    const more = dialog.getByRole('textbox', { name: /^What is it/ });
    await view.user.click(more);
    await view.user.paste('x'.repeat(141));
    await view.user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(more).toHaveAccessibleDescription(
      expect.stringContaining('Please restrict your response to 140 characters.'),
    );
    expect(view.left).toEqual([]);
    await view.user.clear(more);
    await view.user.type(more, 'I will ask my partner');
    await view.user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(view.left).toHaveLength(1));
    expect(await answerHeld(view)).toMatchObject({
      reason: 'OTHER',
      additionalInformation: 'I will ask my partner',
    });
  });

  test('is asked once, whether they answer or not', async () => {
    const first = await open('OFFER_SELECTION');
    await leave(first);
    await first.user.click((await survey()).getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(first.left).toHaveLength(1));
    first.unmount();
    const { uuid, jwt } = first.application;
    const second = await renderRemote(borrower, { path: `/${uuid}`, sandbox: first.sandbox, jwt });
    await leave(second);
    await second.user.click((await savedDialog()).getByRole('button', { name: 'Leave for now' }));
    expect(second.left).toHaveLength(1);
  });

  test('can stay, and is not held by an answer that does not arrive', async () => {
    const view = await open('OFFER_SELECTION');
    await view.control('POST', '/faults', {
      method: 'POST',
      path: '**/leave-survey',
      kind: 'status',
      status: 500,
    });
    await leave(view);
    await view.user.click((await survey()).getByRole('button', { name: 'Close' }));
    expect(view.left).toEqual([]);
    await leave(view);
    const dialog = await survey();
    await view.user.click(dialog.getByRole('radio', { name: "I'm just looking" }));
    await view.user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(view.left.at(-1)).toMatch(/\/dashboard$/));
  });

  test('is not held longer than two seconds by one that is slow; it is told by its code, never in words', async () => {
    const view = await open('OFFER_SELECTION');
    const track = jest.spyOn(view.runtime.telemetry, 'track');
    await view.control('POST', '/faults', {
      method: 'POST',
      path: '**/leave-survey',
      kind: 'slow',
      delayMs: 30_000,
    });
    await leave(view);
    const dialog = await survey();
    await view.user.click(dialog.getByRole('radio', { name: 'Other' }));
    await view.user.type(dialog.getByRole('textbox', { name: /^What is it/ }), 'My own words');
    const started = performance.now();
    await view.user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(view.left).toHaveLength(1), { timeout: 3000 });
    expect(performance.now() - started).toBeLessThan(2900);
    const { uuid: applicationUuid } = view.application;
    expect(track.mock.calls.filter(([name]) => name === 'heloc_survey_answered')).toEqual([
      ['heloc_survey_answered', { reason: 'OTHER' }, { applicationUuid }],
    ]);
  });

  test('and was asked in another tab: that counts as done', async () => {
    const first = await open('OFFER_SELECTION');
    await leave(first);
    await survey();
    const body = { reason: null, screen: 'product/select' };
    const send = () =>
      first.runtime.api.call(postLeaveSurvey, { params: { uuid: first.application.uuid }, body });
    await act(async () => {
      await send();
      await expect(send()).rejects.toMatchObject({ code: 'conflict' });
    });
    await first.user.click((await survey()).getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(first.left).toHaveLength(1));
    expect(await answerHeld(first)).toEqual(body);
  });

  test('is not asked anywhere else', async () => {
    const view = await open('HMDA');
    await leave(view);
    await view.user.click((await savedDialog()).getByRole('button', { name: 'Leave for now' }));
    expect(view.left.at(-1)).toMatch(/\/dashboard$/);
    expect(await answerHeld(view)).toBeUndefined();
  });

  test('is told that nothing is lost and how to come back, and may stay', async () => {
    const view = await open('HMDA');
    await leave(view);
    const dialog = await savedDialog();
    expect(dialog.getByText(new RegExp(`log in as ${view.application.email}`))).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Stay on this page' }));
    expect(view.left).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save and finish later' })).toHaveFocus();
  });

  test('sees that what was typed is saved', async () => {
    const view = await open('HMDA');
    const group = await screen.findByRole('group', { name: /^Sex/ });
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await view.user.click(within(group).getByLabelText('Female'));
    expect(await screen.findByText('Saved', {}, { timeout: 5000 })).toBeVisible();
  });
});

import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './remote.tsx';

jest.setTimeout(30_000);

const open = (checklistStatus: string) =>
  renderRemote(borrower, { path: '/{uuid}', application: { status: { checklistStatus } } });
type Opened = Awaited<ReturnType<typeof open>>;

const leave = async ({ user }: Opened) =>
  user.click(await screen.findByRole('button', { name: 'Save and finish later' }));
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
    expect(second.left).toHaveLength(1);
    expect(screen.queryByRole('dialog', { name: 'Before you go' })).not.toBeInTheDocument();
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

  test('is not asked anywhere else', async () => {
    const view = await open('HMDA');
    await leave(view);
    expect(view.left.at(-1)).toMatch(/\/dashboard$/);
  });
});

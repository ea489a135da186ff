import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { identityPhoto } from '#src/features/identity-capture/testing/passport.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { confirmAccount } from '../bank/confirm/journey.ts';
import { typeAccountInstead } from '../bank/disburse/journey.ts';
import { writeAccount } from '../bank/manual-disburse/journey.ts';
import { borrower } from '../testing/remote.ts';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
});

const opened = async (categoryEnum: string, checklistStatus: string, path = 'conditions') =>
  drive(
    await renderRemote(borrower, {
      path: `/{uuid}/${path}`,
      application: { status: { checklistStatus }, conditions: [{ uuid: 'one', categoryEnum }], hold: true },
    }),
  );

test('a new photo of the ID answers its request, under whichever status', async () => {
  const at = await opened('ID_VERIFICATION_FAILURE', 'INCOME_VERIFICATION');
  await at.user.click(await at.find('link', /^Take the photo/));
  await at.control('PUT', '/clock', { rate: 50 });
  await identityPhoto(at);
  await at.choose('Yes');
  await at.press('Continue');
  await at.expectHeading('Verify your income');
  at.unmount();
  const after = await at.reopen('/conditions');
  await after.expectHeading('Nothing needed right now.');
  await after.readText('Done (1)');
});

test('its page opens cold, and closes with the request', async () => {
  const at = await opened('ID_VERIFICATION_FAILURE', 'INCOME_VERIFICATION', 'identity?conditionUuid=one');
  await at.expectHeading('Verify your identity');
  await at.control('PATCH', `/applications/${at.application.uuid}`, {
    conditions: [{ uuid: 'one', categoryEnum: 'ID_VERIFICATION_FAILURE', state: 'DONE' }],
  });
  at.unmount();
  const after = await at.reopen('/identity?conditionUuid=one');
  await after.expectHeading('Verify your income');
});

test('a different account answers the doubt about the first', async () => {
  const at = await opened('BANK_ACCOUNT_FRAUD_REVIEW', 'CO_DEED_REQ');
  await at.user.click(await at.find('link', /^Send documents/));
  await at.user.click(await at.find('link', 'Use a different account'));
  await at.expectHeading('Where should we send your money?');
  await typeAccountInstead(at);
  await writeAccount(at, 'With your document');
  await at.press('Continue');
  await confirmAccount(at);
  await at.waitForStep('signing/additional');
  at.unmount();
  const after = await at.reopen('/conditions');
  await after.expectHeading('Nothing needed right now.');
  expect(screen.getByText('In review - about 1 business day')).toBeVisible();
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { standing } from '../testing/invited.ts';

beforeEach(() => sessionStorage.clear());

const HOUR = 60 * 60_000;

describe('signer declined', () => {
  test('taken back, one goes on where one was', async () => {
    const { at, sandbox, application, held } = await standing('resume', 'CONSENTED');
    await at.expectButton('Go on');
    await sandbox.control('PATCH', `/applications/${application.uuid}`, {
      signers: [{ status: 'DECLINED' }],
    });
    await at.returnToPage();
    await at.waitForStep('heloc-signer/declined');
    await at.press('Take it back');
    await at.waitForStep('heloc-signer/identity');
    expect(await held()).toMatchObject({ declined: null, progress: 'CONSENTED' });
  });

  test('until when, in the time of the home; afterwards whom to call', async () => {
    await standing('declined', 'DECLINED');
    expect(await screen.findByText(/you can take this back until \w+day .* Mountain Time\./)).toBeVisible();
    expect(screen.getByText(/Ana R\. hears only that we need to talk with you/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
  });

  test('after 24 hours it cannot be taken back here', async () => {
    const { at, sandbox } = await standing('declined', 'DECLINED');
    await at.expectButton('Take it back');
    await sandbox.pass(25 * HOUR);
    await at.press('Take it back');
    expect(await screen.findByText('It can no longer be taken back here. Call us.')).toBeVisible();
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { standing } from '../testing/invited.ts';

beforeEach(() => sessionStorage.clear());

const row = async (title: string) => screen.findByRole('row', { name: new RegExp(`^${title}`) });

describe('signer documents', () => {
  test('each with its status, to look at and to keep', async () => {
    await standing('documents', 'ID_VERIFIED');
    for (const title of ['Notice of right to cancel', 'Deed of trust']) {
      const here = within(await row(title));
      expect(here.getByText('Read to the end')).toBeVisible();
      expect(here.getByRole('button', { name: `View ${title}` })).toBeVisible();
    }
    expect(screen.getByText('2 documents are still to be read to their end.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download Deed of trust' })).toBeVisible();
  });

  test('one that does not load can be tried again, and does not count as read', async () => {
    const { at } = await standing('documents', 'ID_VERIFIED');
    await at.expectButton('View Deed of trust');
    await at.control('POST', '/faults', { path: '**/documents/*', kind: 'status', status: 500, times: 2 });
    await at.press('View Deed of trust');
    expect(await screen.findByText('We could not load this document.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'I have read it' })).toHaveAttribute('aria-disabled', 'true');
    await at.press('All documents');
    await at.press('Download Deed of trust');
    expect(await screen.findByText('We could not download this document.')).toBeVisible();
  });

  test('after the signature they are copies', async () => {
    const { at } = await standing('documents', 'SIGNED');
    expect(within(await row('Deed of trust')).getByText('Signed')).toBeVisible();
    expect(screen.getByText('These are your copies. Keep them.')).toBeVisible();
    await at.press('Continue');
    await at.waitForStep('heloc-signer/resume');
  });
});

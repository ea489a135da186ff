import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { contract } from '#src/api/contract/contract.ts';
import { OTHER_NAMES } from './access/paths.ts';
import { standing } from './testing/invited.ts';

beforeEach(() => sessionStorage.clear());

/** Each status with its own page; every page is opened cold in each. */
const OWN: readonly (readonly [status: string, page: string, heading: string | RegExp])[] = [
  ['OPENED', 'intro', 'Before you sign'],
  ['CONSENTED', 'identity', 'Your legal name'],
  ['ID_VERIFIED', 'documents', 'Your documents'],
  ['DOCUMENTS_READ', 'sign', 'Before you meet the notary'],
  ['BLOCKED', 'error', "We couldn't confirm who you are"],
  ['SIGNED', 'resume', "Thank you. You're finished."],
  ['DECLINED', 'declined', 'You told us that you do not sign'],
];

describe('addresses of a signer', () => {
  test.each(OWN)('%s: %s is shown cold from its address', async (status, page, heading) => {
    const { at } = await standing(page, status);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(at.left).toEqual([]);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^(Need help\?|Talk to us)$/ })).toBeVisible();
  });

  test.each(OWN)('%s: an address that is not theirs leads to %s', async (status, page) => {
    const { at } = await standing(status === 'OPENED' ? 'sign' : 'intro', status);
    await at.waitForStep(`heloc-signer/${page}`);
  });

  test.each([
    ['notary/intro', 'OPENED'],
    ['notary/session', 'DOCUMENTS_READ'],
    ['notary/error', 'BLOCKED'],
    ['view', 'ID_VERIFIED'],
  ])('%s is another name of a page', async (name, status) => {
    const { at } = await standing(name, status);
    await at.waitForStep(OTHER_NAMES[name] ?? '');
  });

  test('a page that nobody knows leads to the place', async () => {
    const { at } = await standing('marketplace', 'CONSENTED');
    await at.waitForStep('heloc-signer/resume');
  });

  test('a status that this version does not know is never a success', async () => {
    const { at, sandbox, jwt } = await standing('resume', 'OPENED');
    await at.expectButton('Go on');
    const known = await sandbox.api({ jwt }).call(contract.getCoDeedStatus, {});
    await at.control('POST', '/faults', {
      path: '**/co-deed/status',
      kind: 'status',
      status: 200,
      body: { ...known, status: 'WITNESSED' },
    });
    await at.returnToPage();
    expect(await screen.findByText(/^This step is not open yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
    expect(at.events).toContainEqual(expect.objectContaining({ type: 'error', code: 'unknown-status' }));
  });
});

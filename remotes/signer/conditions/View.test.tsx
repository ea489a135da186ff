import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { INVITED } from '../testing/invitation.ts';
import { standing } from '../testing/invited.ts';

beforeEach(() => sessionStorage.clear());

const FLAG = 'fe-heloc-additional-signer-conditions';

/** Signed in, with one request of each category. */
async function asked(page: string, categories: readonly string[], isOn = true) {
  const given = await standing(
    'resume',
    'DOCUMENTS_READ',
    {},
    {
      conditions: categories.map((categoryEnum) => ({ categoryEnum, signer: INVITED })),
    },
  );
  given.at.unmount();
  await given.sandbox.control('PUT', '/flags', { [FLAG]: isOn });
  await given.sandbox.control('DELETE', '/requests');
  const at = await given.open({ path: `/heloc-signer/${page}`, jwt: given.jwt });
  return { ...given, at };
}

describe('conditions of a signer', () => {
  test('a line above the page leads to the list', async () => {
    const { at } = await asked('resume', ['GENERIC_DOCUMENT_REQUEST', 'MISSING_PHONE_NUMBER']);
    expect(await screen.findByText('2 things we need from you')).toBeVisible();
    await at.follow('See what to do');
    await at.waitForStep('heloc-signer/conditions');
    expect(await screen.findByRole('heading', { level: 1, name: '2 things we need from you' })).toBeVisible();
    // There is no page for the phone: it is asked for in the list.
    expect(await screen.findByRole('textbox', { name: /phone/i })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to dashboard' })).not.toBeInTheDocument();
  });

  test('with the flag off nothing is asked for, and the address leads to the place', async () => {
    const { at } = await asked('conditions', ['GENERIC_DOCUMENT_REQUEST'], false);
    await at.waitForStep('heloc-signer/sign');
    const requests = await at.control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => path.includes('/conditions'))).toEqual([]);
  });

  test('an address below it that is no page leads to the list', async () => {
    const { at } = await asked('conditions/marketplace', ['GENERIC_DOCUMENT_REQUEST']);
    await at.waitForStep('heloc-signer/conditions');
  });

  test('one is answered from its address', async () => {
    const { at } = await asked('conditions/upload-document?conditionEnum=PROPERTY_OWNERSHIP_FRAUD_REVIEW', [
      'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
    ]);
    await at.waitForStep('heloc-signer/conditions/upload-document');
    expect(await screen.findByRole('button', { name: 'Submit documents' })).toBeVisible();
  });
});

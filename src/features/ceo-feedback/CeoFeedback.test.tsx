import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';

const LINK = 'Share your feedback with the CEO';
const DIALOG = 'Share your thoughts with our CEO';

const open = async (org?: string) =>
  drive(
    await renderRemote(borrower, { path: '/{uuid}', application: { status: 'HMDA' }, ...(org && { org }) }),
  );

describe('feedback to the CEO', () => {
  test('says what is missing, and sends topic, words and consent', async () => {
    const at = await open();
    await at.press(LINK);
    const form = at.within('dialog', DIALOG);
    await form.press('Send to the CEO');
    const missing = await form.find('link', 'Your message: Required');
    expect(missing).toBeVisible();
    await form.choose('Improve our product');
    await form.fill('Your message', 'Too short');
    await form.choose('Yes');
    await form.press('Send to the CEO');
    await form.find('link', /: Must be at least 10 characters$/);
    await form.fill('Your message', 'The income page could say how long it takes.');
    await at.control('POST', '/faults', {
      method: 'POST',
      path: '**/feedback/ceo',
      kind: 'slow',
      delayMs: 200,
    });
    await form.press('Send to the CEO');
    await form.readText('Thank you. Your message is on its way to our CEO.');
    const requests = await at.control<{ path: string; body: unknown }[]>('GET', '/requests');
    const sent = requests.filter(({ path }) => path.endsWith('/feedback/ceo'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      applicationUuid: at.application.uuid,
      topic: 'IMPROVE',
      message: 'The income page could say how long it takes.',
      marketingConsent: true,
      pathname: `/${at.application.uuid}/start/hmda`,
      productType: 'HELOC',
    });
    await form.pressFirst('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('what is written is there again after a reload, and gone once it is closed', async () => {
    const at = await open();
    await at.press(LINK);
    await at.within('dialog', DIALOG).fill('Your message', 'The income page could say');
    await at.within('dialog', DIALOG).readText('Saved');
    at.unmount();
    const again = await at.reopen();
    await again.press(LINK);
    const form = again.within('dialog', DIALOG);
    expect(await form.find('textbox', 'Your message')).toHaveValue('The income page could say');
    await form.press('Cancel');
    await again.press(LINK);
    expect(await form.find('textbox', 'Your message')).toHaveValue('');
  });

  test('is for the main brand, and for who is signed in', async () => {
    const visitor = drive(await renderRemote(borrower, { path: '/register-v2' }));
    await visitor.expectHeading('What property would you like to use?');
    await visitor.find('link', /^Terms of/);
    expect(screen.queryByRole('button', { name: LINK })).not.toBeInTheDocument();
    visitor.unmount();
    const partner = await open('EMBERFOLD_CU');
    await partner.expectHeading('Demographic information');
    await partner.find('link', /^Terms of/);
    expect(screen.queryByRole('button', { name: LINK })).not.toBeInTheDocument();
  });
});

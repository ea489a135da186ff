import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
    // The cross beside the title has a name of its own.
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
    await form.press('Done');
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

  async function write(at: Awaited<ReturnType<typeof open>>, words: string) {
    await at.press(LINK);
    const form = at.within('dialog', DIALOG);
    await form.choose('Give us a compliment');
    await form.fill('Your message', words);
    await form.choose('No');
    return form;
  }

  test('what the server says stays until it is sent again, and cannot be closed', async () => {
    const at = await open();
    const track = jest.spyOn(at.runtime.telemetry, 'track');
    const form = await write(at, 'Everybody was helpful.');
    const message = 'Feedback is closed for maintenance.';
    const fault = { method: 'POST', path: '**/feedback/ceo', kind: 'status', status: 400 };
    await at.control('POST', '/faults', { ...fault, times: 1, body: { errors: [message] } });
    await form.press('Send to the CEO');
    await form.readText(message);
    await form.fill('Your message', 'Everybody was very helpful.');
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Dismiss/ })).toBeNull();
    await form.press('Send to the CEO');
    await form.readText('Thank you. Your message is on its way to our CEO.');
    expect(screen.queryByText(message)).toBeNull();
    expect(track.mock.calls.filter(([name]) => name === 'heloc_feedback_sent')).toEqual([
      ['heloc_feedback_sent', { topic: 'COMPLIMENT' }, { applicationUuid: at.application.uuid }],
    ]);
  });

  test('goes with the session of its person, and nothing is sent', async () => {
    const at = await open();
    await write(at, 'Everybody was helpful.');
    await act(async () => at.runtime.session.end());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: LINK })).toBeNull();
    const requests = await at.control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => path.endsWith('/feedback/ceo'))).toEqual([]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('helpful');
  });

  test('is there where the page has a frame of its own', async () => {
    const options = { chrome: 'none' } as const;
    const at = drive(
      await renderRemote(borrower, { path: '/{uuid}', application: { status: 'HMDA' }, options }),
    );
    await at.press(LINK);
    await at.within('dialog', DIALOG).find('textbox', 'Your message');
  });

  test('1,001 characters are refused before they are sent', async () => {
    const at = await open();
    const form = await write(at, 'x');
    const box = (await form.find('textbox', 'Your message')) as HTMLTextAreaElement;
    await act(async () => fireEvent.change(box, { target: { value: 'x'.repeat(1001) } }));
    await form.press('Send to the CEO');
    await form.find('link', /: Must be at most 1000 characters$/);
  });
});

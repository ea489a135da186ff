import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { writeQuestion } from '../support/journey.ts';
import { FINISH } from './journey.ts';

const OWNER = { firstName: 'Maria', middleName: '', lastName: "O'Neil", suffix: '' };
const NAME = "Maria O'Neil";

type Rendered = Awaited<ReturnType<typeof renderRemote>>;

async function open(more: { now?: Date } = {}): Promise<Rendered> {
  withGeolocation({ latitude: 39.7, longitude: -105 });
  const rendered = await renderRemote(borrower, {
    path: '/{uuid}/signing/sign',
    application: { status: { checklistStatus: 'FINAL_OFFER' }, owner: OWNER },
    ...more,
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Share my location' }));
  await screen.findByRole('heading', { name: 'Adopt your signature' });
  return rendered;
}

async function adopt({ user }: Rendered, name = NAME) {
  await user.type(screen.getByRole('textbox', { name: 'Your full legal name' }), name);
  await user.click(screen.getByRole('checkbox', { name: 'I intend this to be my legal signature' }));
  await user.click(screen.getByRole('button', { name: `Sign as ${NAME}` }));
}

/** jsdom draws nothing: this is what its canvas gives for a picture. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
beforeAll(() => {
  Object.assign(globalThis, { Path2D: class {} });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ stroke: () => {} }),
    toDataURL: () => PICTURE,
  });
});

/** One line across the pad. jsdom knows no pointers. */
function draw(pad: HTMLElement) {
  pad.getBoundingClientRect = () => new DOMRect(0, 0, 600, 200);
  const pointer = (type: string, clientX = 0, clientY = 0) =>
    fireEvent(
      pad,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1 }),
    );
  pointer('pointerdown', 20, 90);
  pointer('pointermove', 200, 60);
  pointer('pointermove', 400, 120);
  pointer('pointerup');
}

const places = () => screen.queryAllByRole('button', { name: /^Select to (sign|initial)/ });

/** Presses every place of the document that is open, one after the other, then finishes it. */
async function signOne({ user }: Rendered) {
  for (let [next] = places(); next; [next] = places()) await user.click(next);
  await user.click(screen.getByRole('button', { name: FINISH }));
}

async function signAll(rendered: Rendered) {
  const count = Number((await screen.findByText(/^Document 1 of \d+$/)).textContent?.split(' ').at(-1));
  for (let n = 1; n <= count; n += 1) {
    await screen.findByText(`Document ${n} of ${count}`);
    await signOne(rendered);
  }
}

/** Everything the page's live regions say from now on; they are cleared soon. */
function listen(): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
      if (region) heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}

describe('signing/sign', () => {
  it('signs every document, sends them, shows the receipt and goes on', async () => {
    const rendered = await open();
    await adopt(rendered, NAME.toUpperCase());
    await signAll(rendered);
    await rendered.user.click(await screen.findByRole('button', { name: 'Finish signing' }));
    const receipt = await screen.findByRole('heading', { name: 'Your documents are signed' });
    expect(receipt).toHaveFocus();
    // As on the documents, however it was typed.
    expect(screen.getByText(NAME)).toBeVisible();

    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await rendered.user.click(screen.getByRole('button', { name: 'Download all (ZIP)' }));
    await screen.findByRole('button', { name: 'Download all (ZIP)' });
    await rendered.user.click(screen.getAllByRole('button', { name: /^Download / })[0] as HTMLElement);
    await screen.findAllByRole('button', { name: /^Download / });
    expect(saved[0]).toBe('Signed-documents.zip');

    await rendered.user.click(screen.getByRole('button', { name: 'Continue' }));
    await rendered.waitForStep('bank/disburse');
    expect(JSON.stringify(await rendered.control('GET', '/requests'))).toContain('"latitude":39.7');
  });

  it('says so when the way on fails after the receipt, and tries again', async () => {
    const rendered = await open();
    await adopt(rendered);
    await signAll(rendered);
    await rendered.user.click(await screen.findByRole('button', { name: 'Finish signing' }));
    await screen.findByRole('heading', { name: 'Your documents are signed' });
    const { uuid } = rendered.application;
    await rendered.control('POST', '/faults', {
      method: 'GET',
      path: `**/heloc/${uuid}`,
      kind: 'status',
      status: 500,
      // Beside the status, and once more after it.
      times: 2,
    });
    await rendered.user.click(screen.getByRole('button', { name: 'Continue' }));
    const alertText = await screen.findByText(
      'Your signed documents have reached us. We could not open the next step.',
    );
    expect(alertText.closest('[role=alert]')).toHaveTextContent('Something went wrong. Please try again.');
    await rendered.user.click(screen.getByRole('button', { name: 'Continue' }));
    await rendered.waitForStep('bank/disburse');
  });

  it('takes a drawn signature beside the typed name, and sends it as a picture', async () => {
    const rendered = await open();
    const { user } = rendered;
    await user.click(screen.getByRole('radio', { name: 'Draw my signature' }));
    await adopt(rendered);
    const pad = screen.getByRole('img', { name: 'Nothing drawn yet' });
    expect(screen.getByRole('group', { name: /^Your signature/ })).toHaveAccessibleDescription(
      /Draw your signature, or use your typed name/,
    );
    draw(pad);
    expect(screen.getByRole('img', { name: 'Your drawn signature' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo the last line' }));
    expect(screen.getByRole('img', { name: 'Nothing drawn yet' })).toBeVisible();
    draw(pad);
    await user.click(screen.getByRole('button', { name: `Sign as ${NAME}` }));
    await signOne(rendered);
    await screen.findByText(/^Document 2 of \d+$/);
    const requests = await rendered.control<{ path: string; body: unknown }[]>('GET', '/requests');
    expect(requests.findLast(({ path }) => path.endsWith('/sign'))?.body).toMatchObject({
      signedName: NAME,
      signatureImage: PICTURE,
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('M20');
  });

  it('asks for the name on the documents, the initials and the intent', async () => {
    const rendered = await open();
    const { user } = rendered;
    const name = screen.getByRole('textbox', { name: 'Your full legal name' });
    const initials = screen.getByRole('textbox', { name: 'Your initials' });
    expect(initials).toHaveValue('MO');
    await user.clear(initials);
    await user.click(screen.getByRole('button', { name: `Sign as ${NAME}` }));
    expect(name).toHaveAccessibleDescription(/Type your full legal name/);
    expect(initials).toHaveAccessibleDescription(/Type your initials/);
    expect(screen.getByRole('checkbox', { name: /legal signature/ })).toHaveAccessibleDescription(
      /Tick the box to say that this is your legal signature/,
    );
    await user.type(name, 'Maria Oneil');
    await user.type(initials, 'M1');
    await user.click(screen.getByRole('button', { name: `Sign as ${NAME}` }));
    expect(name).toHaveAccessibleDescription(
      /Type your name exactly as it is on the documents: Maria O'Neil/,
    );
    expect(initials).toHaveAccessibleDescription(/Use letters only, up to 8/);
    expect(name).toHaveValue('Maria Oneil');
  });

  it('has one next step: each place in order, by keyboard too, and only then the end of the document', async () => {
    const rendered = await open();
    const { user } = rendered;
    await adopt(rendered);
    expect(screen.getByRole('heading', { level: 2, name: /agreement/i })).toHaveFocus();
    const [, count] =
      (screen.getByText(/^0 of \d+ places signed$/).textContent ?? '').match(/of (\d+)/) ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    for (let n = 1; n <= Number(count); n += 1) {
      expect(screen.queryByRole('button', { name: 'Finish this document' })).toBeNull();
      expect(places()).toHaveLength(1);
      places()[0]?.focus();
      await user.keyboard('{Enter}');
      expect(screen.getAllByText(`${n} of ${count} places signed`)[0]).toBeVisible();
      expect(screen.getAllByText(/^Signed: /)).toHaveLength(n);
    }
    expect(screen.getByRole('button', { name: 'Finish this document' })).toHaveFocus();
  });

  it('takes a double click for one place', async () => {
    const rendered = await open();
    await adopt(rendered);
    await rendered.user.dblClick(places()[0] as HTMLElement);
    expect(screen.getAllByText(/^1 of \d+ places signed$/)[0]).toBeVisible();
  });

  it('lets a person read the documents before the signature is adopted', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Read the documents first'));
    const [first] = screen.getAllByRole('button', { name: /^Open / });
    await user.click(first as HTMLElement);
    expect(await screen.findByText(/^This document is a PDF/)).toBeVisible();
  });

  it('keeps what was signed when the server fails, and says so', async () => {
    const rendered = await open();
    await adopt(rendered);
    await rendered.control('POST', '/faults', {
      method: 'POST',
      path: '**/sign',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await signOne(rendered);
    expect(await screen.findByText('Your signature was not recorded. Please try again.')).toBeVisible();
    expect(places()).toHaveLength(0);
    await rendered.user.click(screen.getByRole('button', { name: 'Finish this document' }));
    await screen.findByText(/^Document 2 of \d+$/);
  });

  it('goes on from a recorded signature where looking at what is left fails', async () => {
    const rendered = await open();
    await adopt(rendered);
    await rendered.control('POST', '/faults', {
      method: 'POST',
      path: '**/signing/session',
      kind: 'status',
      status: 500,
      times: 9,
    });
    const heard = listen();
    await signOne(rendered);
    expect(await screen.findByText(/^Document 2 of \d+$/)).toBeVisible();
    expect(screen.queryByText(/not recorded/)).toBeNull();
    await waitFor(() => expect(heard.join()).toMatch(/1 of \d+ signed/));
    await rendered.control('DELETE', '/faults');
    await signOne(rendered);
    await screen.findByText(/^Document 3 of \d+$/);
    const requests = await rendered.control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => path.endsWith('/sign'))).toHaveLength(2);
  });

  it('says that the documents were not sent, where only that failed', async () => {
    const rendered = await open();
    await adopt(rendered);
    const count = Number(/of (\d+)$/.exec(screen.getByText(/^Document 1 of \d+$/).textContent ?? '')?.[1]);
    for (let signed = 0; signed < count; signed += 1) {
      if (signed > 0) await screen.findByText(`Document ${signed + 1} of ${count}`);
      await signOne(rendered);
    }
    await rendered.control('POST', '/faults', {
      method: 'POST',
      path: '**/complete',
      kind: 'status',
      status: 500,
      times: 9,
    });
    await rendered.user.click(await screen.findByRole('button', { name: 'Finish signing' }));
    expect(await screen.findByText('Your signed documents were not sent. Please try again.')).toBeVisible();
    expect(screen.queryByText(/not recorded/)).toBeNull();
  });

  it('opens a signed document only to be read, and leads on to the next', async () => {
    const rendered = await open();
    const { user } = rendered;
    await adopt(rendered);
    const first = screen.getByRole('heading', { level: 2, name: /agreement/i }).textContent ?? '';
    await signOne(rendered);
    await screen.findByText(/^Document 2 of \d+$/);
    const second = document.activeElement?.textContent ?? '';
    await user.click(screen.getByText('Documents to sign'));
    await user.click(screen.getByRole('button', { name: `Open ${first}` }));
    expect(screen.getByRole('heading', { level: 2, name: first })).toHaveFocus();
    expect(await screen.findByText(/^This document is a PDF/)).toBeVisible();
    expect(screen.getByText('You are done with this document. You can still read it here.')).toBeVisible();
    expect(places()).toHaveLength(0);
    expect(screen.queryByText(/^0 of \d+ places signed$/)).toBeNull();
    expect(screen.queryByRole('button', { name: FINISH })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Go on to: ${second}` }));
    expect(screen.getByRole('heading', { level: 2, name: second })).toHaveFocus();
    await signOne(rendered);
    await screen.findByText(/^Document 3 of \d+$/);
    const requests = await rendered.control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => path.endsWith('/sign'))).toHaveLength(2);
  });

  it('tells how many documents are signed, and not when one was refused', async () => {
    const rendered = await open();
    await adopt(rendered);
    const heard = listen();
    await rendered.control('POST', '/faults', {
      method: 'POST',
      path: '**/sign',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await signOne(rendered);
    await screen.findByText('Your signature was not recorded. Please try again.');
    expect(heard.join()).not.toMatch(/1 of \d+ signed/);
    await rendered.user.click(screen.getByRole('button', { name: 'Finish this document' }));
    await waitFor(() => expect(heard.join()).toMatch(/1 of \d+ signed/));
  });

  it('takes a question between two documents, and keeps what was signed', async () => {
    const rendered = await open();
    await adopt(rendered);
    await signOne(rendered);
    await screen.findByText(/^Document 2 of \d+$/);
    const second = document.activeElement?.textContent ?? '';
    const at = drive(rendered);
    await at.press('I have a question');
    await at.waitForStep('signing/support');
    await writeQuestion(at);
    await at.press('Send my question');
    await at.waitForStep('signing/intro');
    expect(await screen.findByText(/Your reference is R-\d{6}/)).toBeVisible();
    await at.press('Start signing');
    await at.waitForStep('signing/sign');
    await screen.findByRole('heading', { name: 'Adopt your signature' });
    await adopt(rendered);
    expect(screen.getByText(/^Document 2 of \d+$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: second })).toBeVisible();
  });

  it('opens the session again when it had ended on the server', async () => {
    const rendered = await open();
    await adopt(rendered);
    await rendered.pass(30 * 60_000);
    await signOne(rendered);
    expect(await screen.findByText(/Your signing session had ended/)).toBeVisible();
    await rendered.user.click(screen.getByRole('button', { name: 'Finish this document' }));
    await screen.findByText(/^Document 2 of \d+$/);
  });

  it('warns before the session ends and lets the person stay', async () => {
    const rendered = await open({ now: new Date(Date.now() + 19 * 60_000) });
    const warning = await screen.findByRole('alertdialog', { name: 'Do you need more time?' });
    await rendered.pass(19 * 60_000);
    await rendered.user.click(within(warning).getByRole('button', { name: 'Stay in the session' }));
    await screen.findByRole('heading', { name: 'Adopt your signature' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('takes a refusal with its reason, and lets the person come back', async () => {
    const rendered = await open();
    const { user } = rendered;
    await user.click(screen.getByRole('button', { name: 'Decline to sign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline to sign' });
    await user.click(within(dialog).getByRole('button', { name: 'Decline to sign' }));
    const reason = within(dialog).getByRole('combobox', { name: 'Why do you not want to sign?' });
    expect(reason).toHaveAccessibleDescription(/Choose a reason/);
    await user.selectOptions(reason, 'Name is wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Decline to sign' }));
    expect(await screen.findByText(/Your reference number is R-\d+/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign after all' }));
    await screen.findByRole('heading', { name: 'Adopt your signature' });
  });

  it('lets a person leave who declined', async () => {
    const at = drive(await open());
    await at.press('Decline to sign');
    const dialog = at.within('dialog', 'Decline to sign');
    await dialog.select('Why do you not want to sign?', 'Name is wrong');
    await dialog.press('Decline to sign');
    await at.expectHeading('You declined to sign');
    await at.press('Save and finish later');
    await at.within('dialog', 'Before you go').press('Skip');
    await waitFor(() => expect(at.left).toEqual([expect.stringMatching(/\/dashboard$/)]));
  });

  it('lets a person leave whose session could not be prolonged', async () => {
    const at = drive(await open({ now: new Date(Date.now() + 19 * 60_000) }));
    await at.control('POST', '/faults', {
      method: 'POST',
      path: '**/signing/session',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await at.press('Stay in the session');
    await at.expectHeading('Your signing session has ended');
    expect(screen.getByRole('button', { name: 'Open it again' })).toBeVisible();
    await at.press('Save and finish later');
    await at.within('dialog', 'Before you go').press('Skip');
    await waitFor(() => expect(at.left).toEqual([expect.stringMatching(/\/dashboard$/)]));
  });

  it('says so when the documents cannot be opened, and tries again', async () => {
    withGeolocation({ latitude: 39.7, longitude: -105 });
    const { user, control } = await renderRemote(borrower, {
      path: '/{uuid}/signing/sign',
      application: { status: { checklistStatus: 'NOTE_SIGNING' }, owner: OWNER },
    });
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/signing/session',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await user.click(await screen.findByRole('button', { name: 'Share my location' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Adopt your signature' });
  });
});

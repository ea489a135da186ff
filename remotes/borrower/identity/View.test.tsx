import { beforeAll, describe, expect, test } from '@jest/globals';
import { configure, screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { contract } from '#src/api/contract/contract.ts';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import { chooseKind, identityPhoto } from '#src/features/identity-capture/testing/passport.ts';
import { sendPhoto } from '#src/features/identity-capture/testing/sendPhoto.ts';
import { phoneCarrier } from '#src/features/uploads/engine/carrier.ts';
import { apiOf, sendSample } from '#src/testing/builders.ts';
import { fileOf, samplePhoto } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { continueOnPhone, otherName, sendGlare } from './journey.ts';

// The reading is asked about once a second.
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => {
  // jsdom has no object URLs; whether the photo is seen is proven in the browser.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
});

const open = async (more = {}) => {
  const view = drive(
    await renderRemote(borrower, {
      path: '/{uuid}/identity',
      application: { status: { checklistStatus: 'IDENTITY_VERIFICATION' } },
      ...more,
    }),
  );
  await view.control('PUT', '/clock', { rate: 50 });
  return view;
};
const REVIEW = 'A person will check your ID (about 1 business day)';
const DAY = 24 * 60 * 60_000;

describe('identity', () => {
  test('opened by a link, it leaves the focus with the page around it', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await open({ path: '/{uuid}' });
    expect(await screen.findByRole('radio', { name: 'US Passport' })).toBeVisible();
    expect(field).toHaveFocus();
    field.remove();
  });

  test('opened by a link, it takes no focus when nobody has it either', async () => {
    await open({ path: '/{uuid}' });
    expect(await screen.findByRole('radio', { name: 'US Passport' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test('reached from another page, its heading has the focus, though it comes late', async () => {
    const at = await open({
      path: '/{uuid}/error/timeout',
      application: { status: { checklistStatus: 'UNKNOWN' } },
    });
    const { control, application } = at;
    await at.expectButton('Check again');
    await control('PATCH', `/applications/${application.uuid}`, {
      status: { checklistStatus: 'IDENTITY_VERIFICATION' },
    });
    await at.press('Check again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your identity' })).toHaveFocus();
  });

  test('choose, capture, check, go on', async () => {
    const at = await open();
    const { control, application, waitForStep } = at;
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your identity' })).toBeVisible();
    expect(screen.getByText(/^To help the government fight the funding of terrorism/)).toBeVisible();
    expect(screen.getByText('Your ID is encrypted and used only to verify you.')).toBeVisible();
    await chooseKind(at);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Photo page of your US Passport' }),
    ).toHaveFocus();
    await at.upload('Upload a photo', samplePhoto('pass.png'));
    expect(await screen.findByRole('img', { name: 'Your photo: pass.png' })).toBeVisible();
    await at.press('Retake');
    await sendPhoto(at, 'pass.png');
    expect(await screen.findByText('Does this match?')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Check what we read' })).toHaveFocus();
    await at.press('Continue');
    expect(screen.getByRole('radiogroup', { name: /Does this match/ })).toHaveAccessibleDescription(
      expect.stringContaining('Required'),
    );
    await at.choose('Yes');
    await at.press('Continue');
    await waitForStep('signing/intro');
    const held = JSON.stringify(await control('GET', `/applications/${application.uuid}`));
    expect(held).toContain('"matches":true');
    expect(held).toContain('"documentType":"PASSPORT"');
  });

  test('a license has a back when the flag is on, and Back steps back', async () => {
    const at = await open({ flags: { 'fe-heloc-back-of-id': true } });
    await chooseKind(at, "US Driver's License");
    await sendPhoto(at, 'front.png');
    expect(await screen.findByRole('heading', { name: "Back of your US Driver's License" })).toHaveFocus();
    await at.press('Back');
    expect(await screen.findByText('Uploaded: front.png')).toBeVisible();
    await at.press('Continue');
    await sendPhoto(at, 'back.png');
    expect(await screen.findByText('Does this match?')).toBeVisible();
  });

  test('what was captured survives leaving', async () => {
    const first = await open({ flags: { 'fe-heloc-back-of-id': true } });
    await chooseKind(first, 'US State ID Card');
    await sendPhoto(first, 'front.png');
    await screen.findByRole('heading', { name: 'Back of your US State ID Card' });
    first.unmount();
    await first.reopen('/identity?page=back');
    expect(await screen.findByRole('heading', { name: 'Back of your US State ID Card' })).toBeVisible();
  });

  test('what is answered about another name survives leaving, its proof with it', async () => {
    const first = await open();
    await identityPhoto(first, 'othername.png');
    await first.choose(/^My name is different/);
    await otherName(first, 'Marriage or divorce');
    await screen.findByText('Uploaded');
    first.unmount();
    await first.reopen('/identity');
    expect(await screen.findByRole('radio', { name: 'Marriage or divorce' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /exactly as on the deed/ })).toHaveValue('Ana Rivera');
    expect(screen.getByText('certificate.png')).toBeVisible();
  });

  test('a step without what comes before it leads to the first', async () => {
    await open({ path: '/{uuid}/identity?page=back' });
    expect(await screen.findByRole('radio', { name: 'US Passport' })).toBeVisible();
  });

  test.each([
    ['glare.png', "We can't read this photo: glare", /flash off/],
    ['blurry.png', "We can't read this photo: blur", /until the words are sharp/],
    ['cutoff.png', "We can't read this photo: edge cut off", /a little farther away/],
  ])('%s: says why, and what to do in the next photo', async (name, message, tip) => {
    const at = await open();
    await chooseKind(at);
    await sendPhoto(at, name);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(tip)).toBeVisible();
    await at.press('Take a new photo');
    expect(await screen.findByRole('heading', { name: 'Photo page of your US Passport' })).toHaveFocus();
    expect(screen.getByText(tip)).toBeVisible();
  });

  test.each([
    ['expired.png', 'This document has expired', /whose date has not passed/],
    ['wrongkind.png', 'This does not look like a US Passport', /US Passport itself/],
  ])('%s: says why, and another ID can be chosen', async (name, message, tip) => {
    const at = await open();
    await chooseKind(at);
    await sendPhoto(at, name);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(tip)).toBeVisible();
    expect(screen.getByText(/^You can try 2 more times/)).toBeVisible();
    await at.press('Choose your ID again');
    expect(await screen.findByRole('radio', { name: 'US Passport' })).toBeChecked();
  });

  test('after three failures a person looks at it; one hears how it went, and goes on', async () => {
    const at = await open();
    const { pass, waitForStep, application } = at;
    await sendGlare(at);
    expect(await screen.findByRole('heading', { level: 1, name: REVIEW })).toHaveFocus();
    expect(screen.getByText(/^You do not need to send it again/)).toBeVisible();
    expect(screen.getByText(/You can close this page/)).toHaveTextContent(application.email);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await pass(1.1 * DAY);
    await at.press('Check again');
    await waitForStep('signing/intro');
  });

  test('what a person refuses is begun again', async () => {
    const at = await open();
    const { control, application } = at;
    await sendGlare(at);
    await at.expectButton('Check again');
    await control('POST', `/applications/${application.uuid}/identity-review`, { accepted: false });
    await at.press('Check again');
    expect(await screen.findByText('The person who checked your ID could not accept it')).toBeVisible();
    await at.press('Choose your ID again');
    expect(await screen.findByRole('radio', { name: 'US Passport' })).toBeChecked();
  });

  test('another name is told and looked at; the documents then carry the name on the ID', async () => {
    const at = await open();
    const { control, pass, sandbox, application, waitForStep } = at;
    await identityPhoto(at, 'othername.png');
    expect(await screen.findByText('The name does not match')).toBeVisible();
    expect(screen.getByText(/^Name on ID: .* Winterbourne\. Name on your application: /)).toBeVisible();
    await at.choose('Yes');
    await at.press('Continue');
    expect(screen.getByRole('radiogroup', { name: /Does this match/ })).toHaveAccessibleDescription(
      expect.stringContaining('The names are not the same'),
    );
    await at.choose('My name is different from my application');
    await at.press('Continue');
    expect(screen.getByRole('radiogroup', { name: /Why is it different/ })).toHaveAccessibleDescription(
      expect.stringContaining('Required'),
    );
    expect(screen.getByRole('textbox', { name: /exactly as on the deed/ })).toHaveAccessibleDescription(
      expect.stringContaining('Required'),
    );
    await otherName(at, 'Marriage or divorce');
    await screen.findByText('Uploaded');
    await at.press('Continue');
    expect(await screen.findByRole('heading', { level: 1, name: REVIEW })).toHaveFocus();
    expect(screen.getByText(/^We compare the name on your ID/)).toHaveTextContent(
      'the name Ana Winterbourne.',
    );
    const held = JSON.stringify(await control('GET', `/applications/${application.uuid}`));
    expect(held).toContain('"reason":"MARRIAGE_OR_DIVORCE"');
    expect(held).toContain('"nameOnDeed":"Ana Rivera"');
    expect(held).toContain('"documentType":"NAME_CHANGE_PROOF"');
    await pass(1.1 * DAY);
    await at.press('Check again');
    await waitForStep('signing/intro');
    const { signerName } = await apiOf(sandbox, { jwt: application.jwt }).call(contract.postSigningSession, {
      params: { uuid: application.uuid },
      body: {},
    });
    expect(signerName).toBe('Ana Winterbourne');
  });

  test('what was chosen is seen to be saved', async () => {
    const at = await open();
    await chooseKind(at);
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('a file that is no photo is refused before it is sent', async () => {
    const at = await open();
    await chooseKind(at);
    await at.upload('Upload a photo', { ...samplePhoto('pass.png'), buffer: Buffer.from('words') });
    expect(await screen.findByText('The selected file must be a PDF, JPG, PNG, HEIC or TIFF')).toBeVisible();
    await at.changeWords({ 'ui/upload': { 'file-kind': 'We cannot read that kind of file' } });
    expect(screen.getByText('We cannot read that kind of file')).toBeVisible();
  });

  test('the phone takes the photos; this page sees it and goes on by itself', async () => {
    const at = await open({ flags: { 'fe-heloc-back-of-id': true } });
    const { sandbox, application } = at;
    await chooseKind(at, "US Driver's License");
    await at.press('Continue on your phone');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Take the photos on your phone' }),
    ).toHaveFocus();
    expect(await screen.findByRole('img', { name: /^QR code with the link for your phone/ })).toBeVisible();
    const line = await screen.findByText('Waiting for your phone');
    expect(line).toHaveAttribute('role', 'status');
    const link = screen.getByText(/\/account\/heloc\/identity-handoff#[\w-]{20,}$/).textContent ?? '';

    await at.press('Text me the link');
    expect(await screen.findByText('We sent a text to the number that ends in 0100.')).toBeVisible();
    await at.press('Text me the link');
    expect(await screen.findByText(/^We have just sent a text/)).toBeVisible();

    const phone = apiOf(sandbox);
    const { session } = await phone.call(contract.openHandoff, {
      body: { token: link.split('#')[1] ?? '' },
    });
    expect(await screen.findByText('Your phone is connected. Go on there.')).toBe(line);
    expect(screen.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
    const send = async (documentType: DocumentType) => {
      const photo = fileOf(samplePhoto('side.png'));
      const uploadUuid = await sendSample(phone, photo, phoneCarrier(phone, session));
      return phone.call(contract.uploadHandoff, { body: { session, documentType, uploadUuid } });
    };
    await send('DRIVERS_LICENSE_FRONT');
    expect(await screen.findByText(/^1 file is here/)).toBe(line);
    await send('DRIVERS_LICENSE_BACK');
    expect(await screen.findByText(/^2 files are here/)).toBe(line);
    await phone.call(contract.finishHandoff, { body: { session } });
    expect(await screen.findByText('Does this match?')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Check what we read' })).toHaveFocus();
    // What the link gave opens nothing else.
    await expect(phone.call(contract.getHeloc, { params: { uuid: application.uuid } })).rejects.toMatchObject(
      { code: 'unauthenticated' },
    );
  });

  test('a code that has expired is replaced; the computer stays a way', async () => {
    const at = await open();
    const { control, pass } = at;
    await control('PUT', '/clock', { rate: 1 });
    await continueOnPhone(at);
    const link = () => screen.getByText(/identity-handoff#/).textContent;
    await screen.findByText('Waiting for your phone');
    const before = link();
    await pass(15 * 60_000);
    expect(await screen.findByText('The code has expired')).toBeVisible();
    await at.press('Get a new code');
    await screen.findByText('Waiting for your phone');
    expect(link()).not.toBe(before);
    await at.press('Use this computer instead');
    expect(await screen.findByLabelText('Upload a photo')).toBeInTheDocument();
  });

  test('after a reload it is the same code', async () => {
    const first = await open();
    await continueOnPhone(first);
    await screen.findByText('Waiting for your phone');
    const link = screen.getByText(/identity-handoff#/).textContent;
    first.unmount();
    await first.reopen('/identity?page=phone');
    await screen.findByText('Waiting for your phone');
    expect(screen.getByText(/identity-handoff#/).textContent).toBe(link);
  });

  test('without a code there is a way on, and back', async () => {
    const at = await open();
    const { control } = at;
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/handoff',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await continueOnPhone(at);
    expect(await screen.findByText('We could not get a code for your phone.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this computer instead' })).toBeVisible();
    await at.press('Try again');
    expect(await screen.findByText('Waiting for your phone')).toBeVisible();
  });

  test('a failed upload keeps the photo', async () => {
    const at = await open();
    const { control } = at;
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/documents',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await chooseKind(at);
    await sendPhoto(at, 'pass.png');
    expect(await screen.findByText('The upload failed. Please try again.')).toBeVisible();
    await at.changeWords({ identity: { uploadFailed: 'It did not arrive. Once more?' } });
    expect(screen.getByText('It did not arrive. Once more?')).toBeVisible();
    await at.press('Use this photo');
    expect(await screen.findByText('Does this match?')).toBeVisible();
  });
});

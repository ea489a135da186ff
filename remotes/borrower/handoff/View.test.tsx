import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { contract } from '#src/api/contract/contract.ts';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import { sendPhoto } from '#src/features/identity-capture/testing/sendPhoto.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';

jest.setTimeout(30_000);

beforeAll(() => {
  // jsdom has no object URLs; whether the photo is seen is proven in the browser.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
});
afterEach(() => sessionStorage.clear());

/** A person at a computer has asked for the photos; the test renders the phone's page. */
async function asked(wanted: DocumentType[] = ['DRIVERS_LICENSE_FRONT', 'DRIVERS_LICENSE_BACK']) {
  const sandbox = await createTestSandbox();
  const { uuid, jwt } = await sandbox.make({ status: 'IDENTITY_VERIFICATION' });
  const api = sandbox.api({ jwt });
  const ask = (fresh: boolean) =>
    api.call(contract.postHandoff, {
      params: { uuid },
      body: {
        documentKind: 'DRIVERS_LICENSE' as const,
        wanted: wanted.map((documentType) => ({ documentType, max: 1 })),
        conditionUuid: null,
        fresh,
      },
    });
  const { token } = await ask(false);
  const openAt = async (fragment = '') =>
    drive(await renderRemote(borrower, { path: `/identity-handoff${fragment}`, sandbox }));
  return {
    sandbox,
    token: token as string,
    ask,
    state: async () => (await api.call(contract.getHandoff, { params: { uuid } })).state,
    open: (fragment: string | null | undefined = token) => openAt(`#${fragment}`),
    reopen: () => openAt(),
  };
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
describe('handoff', () => {
  test('takes each photo without a login, then says where it goes on', async () => {
    const person = await asked();
    const at = await person.open();
    expect(await title("Front of your US Driver's License")).toBeVisible();
    expect(screen.getByText(/^You asked for this on your computer/)).toBeVisible();
    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
    await sendPhoto(at, 'front.png');
    expect(await title("Back of your US Driver's License")).toHaveFocus();
    expect(await person.state()).toBe('OPENED');
    await sendPhoto(at, 'back.png');
    expect(await title('Go back to your computer')).toHaveFocus();
    expect(await person.state()).toBe('DONE');
  });

  test('the link is spent by then; a reload goes on where it was', async () => {
    const person = await asked();
    const first = await person.open();
    await sendPhoto(first, 'front.png');
    await title("Back of your US Driver's License");
    first.unmount();
    const second = await person.reopen();
    expect(await title("Back of your US Driver's License")).toBeVisible();
    second.unmount();
    sessionStorage.clear();
    await person.open();
    expect(await title('This link does not work any more')).toBeVisible();
  });

  test('what was sent is never in an address', async () => {
    const person = await asked();
    await person.open();
    await title("Front of your US Driver's License");
    const requests = await person.sandbox.control<{ path: string; query: object }[]>('GET', '/requests');
    expect(requests.map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/handoff\/open$/));
    expect(JSON.stringify(requests.map(({ path, query }) => [path, query]))).not.toContain(person.token);
  });

  test('a link that could not be opened is kept over a reload until it is', async () => {
    const person = await asked();
    const control = person.sandbox.control;
    await control('POST', '/faults', { method: 'POST', path: '**/handoff/open', kind: 'network' });
    const first = await person.open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    first.unmount();
    await control('DELETE', '/faults');
    await person.reopen();
    expect(await title("Front of your US Driver's License")).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(person.token);
  });

  test('a replaced link says so, one that is not whole too', async () => {
    const person = await asked();
    await person.ask(true);
    const first = await person.open();
    expect(await title('This link does not work any more')).toBeVisible();
    first.unmount();
    const second = await person.open('half-a-tok');
    expect(await title('This link is not complete')).toBeVisible();
    second.unmount();
    await person.reopen();
    expect(await title('This link is not complete')).toBeVisible();
  });

  test('when the photos are there already, it leads back to the computer', async () => {
    const person = await asked(['DRIVERS_LICENSE_FRONT']);
    const at = await person.open();
    await sendPhoto(at, 'front.png');
    await title('Go back to your computer');
    at.unmount();
    sessionStorage.clear();
    await person.open();
    expect(await title('Go back to your computer')).toBeVisible();
  });

  test('a failure of the network spends no link', async () => {
    const person = await asked();
    await person.sandbox.control('POST', '/faults', {
      method: 'POST',
      path: '**/open',
      kind: 'network',
      times: 1,
    });
    const at = await person.open();
    expect(await title('We could not open your link')).toBeVisible();
    await at.press('Try again');
    expect(await title("Front of your US Driver's License")).toBeVisible();
  });

  test('a photo that comes too late is kept on the page, with what to do', async () => {
    const person = await asked();
    const at = await person.open();
    await title("Front of your US Driver's License");
    await person.ask(true);
    await sendPhoto(at, 'front.png');
    expect(
      await screen.findByText('This link was used or has expired. Get a new code on your computer.'),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your photo: front.png' })).toBeVisible();
  });
});

describe('files of a slot', () => {
  async function slot() {
    const sandbox = await createTestSandbox();
    const { uuid, jwt } = await sandbox.make({ status: 'INCOME_VERIFICATION' });
    const api = sandbox.api({ jwt });
    const { token } = await api.call(contract.postHandoff, {
      params: { uuid },
      body: {
        documentKind: null,
        wanted: [{ documentType: 'BANK_STATEMENT' as const, max: 3 }],
        conditionUuid: null,
        fresh: false,
      },
    });
    const at = drive(await renderRemote(borrower, { path: `/identity-handoff#${token}`, sandbox }));
    await title('Send your files from this phone');
    const reopen = async () => drive(await renderRemote(borrower, { path: '/identity-handoff', sandbox }));
    return { at, sandbox, reopen, look: () => api.call(contract.getHandoff, { params: { uuid } }) };
  }

  test('are sent, taken back, and finished when the person says so', async () => {
    const { at, look } = await slot();
    await at.press('Done');
    expect(await screen.findByText('Upload at least one file')).toBeVisible();
    await at.upload('Photos or files', samplePdf('one.pdf'));
    await at.upload('Photos or files', samplePdf('two.pdf'));
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    await at.press('Remove one.pdf');
    await waitFor(async () => expect((await look()).received).toMatchObject([{ name: 'two.pdf' }]));
    await at.press('Done');
    expect(await title('Go back to your computer')).toHaveFocus();
    expect(await look()).toMatchObject({ state: 'DONE', received: [{ name: 'two.pdf' }] });
  });

  test('one whose removal fails is off the phone, and is removed on the computer', async () => {
    const { at, sandbox, look } = await slot();
    await at.upload('Photos or files', samplePdf('one.pdf'));
    await at.upload('Photos or files', samplePdf('two.pdf'));
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    await sandbox.control('POST', '/faults', { path: '**/documents/removal', kind: 'status', status: 503 });
    await at.press('Remove one.pdf');
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(1));
    await at.press('Done');
    await title('Go back to your computer');
    expect((await look()).received).toHaveLength(2);
  });

  test('one that was half sent is still there after a reload, with what to do', async () => {
    const { at, sandbox, reopen, look } = await slot();
    await at.upload('Photos or files', samplePdf('one.pdf'));
    await screen.findByText('Uploaded');
    await sandbox.control('POST', '/faults', { method: 'PATCH', path: '**/uploads/*', kind: 'timeout' });
    await at.upload('Photos or files', samplePdf('two.pdf'));
    await screen.findByText('two.pdf');
    at.unmount();
    await sandbox.control('DELETE', '/faults');
    const again = await reopen();
    // This browser has no database to keep a file in.
    expect(await screen.findByText('Choose two.pdf again to go on from where it stopped')).toBeVisible();
    expect(screen.getByText('one.pdf')).toBeVisible();
    await again.upload('Photos or files', samplePdf('two.pdf'));
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    await again.press('Done');
    await title('Go back to your computer');
    expect((await look()).received).toMatchObject([{ name: 'one.pdf' }, { name: 'two.pdf' }]);
  });

  test('a finish that fails is said, and can be tried again', async () => {
    const { at, sandbox } = await slot();
    await at.upload('Photos or files', samplePdf('one.pdf'));
    await screen.findByText('Uploaded');
    const fault = { method: 'POST', path: '**/handoff/finish', kind: 'status', status: 503, times: 1 };
    await sandbox.control('POST', '/faults', fault);
    await at.press('Done');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    await at.press('Done');
    await title('Go back to your computer');
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { failBytes, pdfFile as pdf, uploadTo } from '#src/testing/uploads.ts';
import { type UploadedFile, uploadsProblem } from '#src/ui/upload/uploadedFile.ts';
import type { Upload } from './engine/upload.ts';
import { FileUpload } from './FileUpload.tsx';

let sandbox: TestSandbox;
let upload: Upload;
let held: () => Promise<string[]>;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
beforeEach(async () => {
  ({ upload, held } = await uploadTo(sandbox));
});
afterEach(() => sandbox.control('DELETE', '/faults'));
afterAll(() => sandbox.close());

let files: readonly UploadedFile[] = [];

function Page({ maxFiles, initial = [] }: { maxFiles?: number; initial?: readonly UploadedFile[] }) {
  const [value, setValue] = useState(initial);
  files = value;
  return (
    <FileUpload
      label="Pay stubs"
      hint="Your most recent ones"
      value={value}
      onChange={setValue}
      upload={upload}
      maxFiles={maxFiles}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Pay stubs');
const row = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (!item) throw new Error(`no row for ${name}`);
  return within(item);
};
const patches = async () =>
  (await sandbox.control<{ method: string }[]>('GET', '/requests')).filter(
    ({ method }) => method === 'PATCH',
  );

describe('FileUpload', () => {
  test('uploads each file by itself and says so', async () => {
    const { user } = renderUi(<Page />);
    expect(input()).toHaveAccessibleDescription(/^Your most recent ones PDF, JPG, PNG, HEIC or TIFF/);
    expect(
      screen.getByText(/^If you use assistive technology and cannot send a file here, call/),
    ).toBeVisible();
    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf')]);
    expect(await row('b.pdf').findByText('Uploaded')).toBeVisible();
    expect(await row('a.pdf').findByText('Uploaded')).toBeVisible();
    expect(row('a.pdf').getByText('9 bytes')).toBeVisible();
    expect((await held()).toSorted()).toEqual(['a.pdf', 'b.pdf']);
    expect(uploadsProblem(files)).toBeUndefined();
  });

  test('shows progress until the file is there', async () => {
    await failBytes(sandbox, 'slow');
    const { user } = renderUi(<Page />);
    await user.upload(input(), pdf('a.pdf'));
    expect(row('a.pdf').getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', '0');
    expect(uploadsProblem(files)?.key).toBe('files-busy');
  });

  test.each([
    [
      new File(['hello'], 'a.txt', { type: 'text/plain' }),
      'The selected file must be a PDF, JPG, PNG, HEIC or TIFF',
    ],
    [new File(['hello'], 'renamed.pdf'), 'The selected file must be a PDF, JPG, PNG, HEIC or TIFF'],
    [new File([], 'none.pdf'), 'none.pdf is empty'],
    [pdf('big.pdf', 'x'.repeat(20_000_000)), 'big.pdf is larger than 20 MB'],
  ])('%p is refused: %s', async (file, message) => {
    await sandbox.control('DELETE', '/requests');
    renderUi(<Page />);
    await userEvent.setup({ applyAccept: false }).upload(input(), file);
    expect(await row(file.name).findByText(message)).toBeVisible();
    expect(await patches()).toEqual([]);
    expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
    expect(uploadsProblem(files)?.key).toBe('files-missing');
  });

  test('one that fails takes nothing from the others, and can be tried again', async () => {
    await failBytes(sandbox, 'status', { status: 400, times: 1 });
    const { user } = renderUi(<Page />);
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf')]);
    expect(await row('a.pdf').findByText('The upload failed. Try again.')).toBeVisible();
    expect(await row('b.pdf').findByText('Uploaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    expect(await row('a.pdf').findByText('Uploaded')).toBeVisible();
    expect((await held()).toSorted()).toEqual(['a.pdf', 'b.pdf']);
  });

  test('one that was changed after it was chosen has to be chosen again', async () => {
    await failBytes(sandbox, 'status', { status: 400 });
    const changed = pdf('a.pdf');
    const whole = changed.slice.bind(changed);
    const unreadable = new DOMException('The file was changed', 'NotReadableError');
    // As Chromium does: once the bytes are on their way, the file can be read no more.
    changed.slice = (from, to) =>
      to === 1 && isSent
        ? Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(unreadable) })
        : whole(from, to);
    let isSent = false;
    const { take, carrier } = upload;
    const api: typeof carrier.api = {
      call(endpoint, options) {
        isSent ||= endpoint.method === 'PATCH';
        return carrier.api.call(endpoint, options);
      },
    };
    upload = { take, carrier: { ...carrier, api } };
    const { user } = renderUi(<Page />);
    await user.upload(input(), changed);
    expect(
      await row('a.pdf').findByText('a.pdf was changed after you chose it. Choose it again'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  });

  test('removing moves the focus on, and nothing of it arrives', async () => {
    await failBytes(sandbox, 'slow', { delayMs: 200 });
    const { user } = renderUi(<Page />);
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus();
    expect(await row('b.pdf').findByText('Uploaded')).toBeVisible();
    expect(await held()).toEqual(['b.pdf']);
    await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(input()).toHaveFocus();
    expect(files).toEqual([]);
  });

  test('one that waited for a word, and was not kept, has to be chosen again', async () => {
    const initial = [{ id: 'a', name: 'front.jpg', size: 9, state: 'held' }] as const;
    const { user } = renderUi(<Page initial={initial} />);
    expect(await screen.findByText('Choose front.jpg again to go on from where it stopped')).toBeVisible();
    expect(uploadsProblem(files)).toMatchObject({ key: 'files-again' });
    await user.click(screen.getByRole('button', { name: 'Remove front.jpg' }));
    expect(files).toEqual([]);
  });

  test('takes no more than it may', async () => {
    const { user, changeWords } = renderUi(<Page maxFiles={2} />);
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await waitFor(() => expect(files.map((file) => file.state)).toEqual(['uploaded', 'uploaded']));
    expect(input()).toBeInvalid();
    changeWords({ 'ui/upload': { 'files-too-many': 'No more than {count}' } });
    expect(input()).toHaveAccessibleDescription(/No more than 2/);
    expect(screen.queryByText('c.pdf')).not.toBeInTheDocument();
  });
});

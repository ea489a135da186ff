import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { FileUpload } from './FileUpload.tsx';
import { type UploadedFile, uploadedUuids, uploadsProblem } from './uploadedFile.ts';
import type { Upload } from './useUploads.ts';

const pdf = (name: string, body = '') => new File([`%PDF-1.7\n${body}`], name, { type: 'application/pdf' });

let files: readonly UploadedFile[] = [];

function Page({ upload, maxFiles }: { upload: Upload; maxFiles?: number }) {
  const [value, setValue] = useState<readonly UploadedFile[]>([]);
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
const ok: Upload = async (file) => ({ documentUuid: `uuid-of-${file.name}` });

describe('FileUpload', () => {
  test('uploads each file by itself and says so', async () => {
    const { user } = renderUi(<Page upload={ok} />);
    expect(input()).toHaveAccessibleDescription(/^Your most recent ones PDF, JPG, PNG or HEIC/);
    expect(
      screen.getByText(/^If you use assistive technology and cannot send a file here, call/),
    ).toBeVisible();
    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf')]);
    await waitFor(() => expect(row('b.pdf').getByText('Uploaded')).toBeVisible());
    expect(row('a.pdf').getByText('Uploaded')).toBeVisible();
    expect(row('a.pdf').getByText('9 bytes')).toBeVisible();
    expect(uploadedUuids(files)).toEqual(['uuid-of-a.pdf', 'uuid-of-b.pdf']);
    expect(uploadsProblem(files)).toBeUndefined();
  });

  test('shows progress, then that the file is checked', async () => {
    let step = (_fraction: number) => {};
    let finish = () => {};
    const { user } = renderUi(
      <Page
        upload={(_file, { onProgress }) =>
          new Promise((resolve) => {
            step = onProgress;
            finish = () => resolve({ documentUuid: 'u' });
          })
        }
      />,
    );
    await user.upload(input(), pdf('a.pdf'));
    const bar = row('a.pdf').getByRole('progressbar', { name: 'Uploading' });
    await waitFor(() => {
      act(() => step(0.4));
      expect(bar).toHaveAttribute('value', '40');
    });
    expect(uploadsProblem(files)?.key).toBe('files-busy');
    act(() => step(1));
    expect(await row('a.pdf').findByText('Checking file')).toBeVisible();
    finish();
    expect(await row('a.pdf').findByText('Uploaded')).toBeVisible();
  });

  test.each([
    [
      new File(['hello'], 'a.txt', { type: 'text/plain' }),
      'The selected file must be a PDF, JPG, PNG or HEIC',
    ],
    [new File(['hello'], 'renamed.pdf'), 'The selected file must be a PDF, JPG, PNG or HEIC'],
    [new File([], 'none.pdf'), 'none.pdf is empty'],
    [pdf('big.pdf', 'x'.repeat(20_000_000)), 'big.pdf is larger than 20 MB'],
  ])('%p is refused: %s', async (file, message) => {
    const upload = jest.fn(ok);
    renderUi(<Page upload={upload} />);
    await userEvent.setup({ applyAccept: false }).upload(input(), file);
    expect(await row(file.name).findByText(message)).toBeVisible();
    expect(upload).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
    expect(uploadsProblem(files)?.key).toBe('files-missing');
  });

  test('one that fails takes nothing from the others, and can be tried again', async () => {
    let broken = true;
    const { user } = renderUi(
      <Page
        upload={async (file, options) => {
          if (broken && file.name === 'b.pdf') {
            throw new ApiError({ code: 'network', status: 0, messages: [], message: 'down' });
          }
          return ok(file, options);
        }}
      />,
    );
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf')]);
    expect(await row('b.pdf').findByText(/The upload stopped/)).toBeVisible();
    await waitFor(() => expect(row('a.pdf').getByText('Uploaded')).toBeVisible());
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry b.pdf' }));
    expect(await row('b.pdf').findByText('Uploaded')).toBeVisible();
  });

  test('one that was changed after it was chosen has to be chosen again', async () => {
    const changed = pdf('a.pdf');
    const unreadable = new DOMException('The file was changed', 'NotReadableError');
    const { user } = renderUi(
      <Page
        upload={async () => {
          // As Chromium does: the upload stops, and the file can be read no more.
          changed.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(unreadable) });
          throw new ApiError({ code: 'network', status: 0, messages: [], message: 'down' });
        }}
      />,
    );
    await user.upload(input(), changed);
    expect(
      await row('a.pdf').findByText('a.pdf was changed after you chose it. Choose it again'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  });

  test('removing aborts and moves the focus on', async () => {
    const signals: AbortSignal[] = [];
    const { user } = renderUi(
      <Page
        upload={(_file, { signal }) => {
          signals.push(signal);
          return new Promise(() => {});
        }}
      />,
    );
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf')]);
    await waitFor(() => expect(signals).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(signals[0]?.aborted).toBe(true);
    expect(signals[1]?.aborted).toBe(false);
    expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(input()).toHaveFocus();
    expect(files).toEqual([]);
  });

  test('takes no more than it may', async () => {
    const { user } = renderUi(<Page upload={ok} maxFiles={2} />);
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await waitFor(() => expect(files.map((file) => file.state)).toEqual(['uploaded', 'uploaded']));
    expect(input()).toBeInvalid();
    expect(screen.queryByText('c.pdf')).not.toBeInTheDocument();
  });

  test('aborts what is under way when the screen goes', async () => {
    let signal: AbortSignal | undefined;
    const { user, unmount } = renderUi(
      <Page
        upload={(_file, options) => {
          signal = options.signal;
          return new Promise(() => {});
        }}
      />,
    );
    await user.upload(input(), pdf('a.pdf'));
    await waitFor(() => expect(signal).toBeDefined());
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

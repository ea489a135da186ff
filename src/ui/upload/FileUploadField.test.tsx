import { describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { array, mixed, object } from 'yup';
import { ApiError } from '#src/api/client/apiError.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { FormShell } from '../form/FormShell.tsx';
import { FileUploadField } from './FileUploadField.tsx';
import { type UploadedFile, uploadedUuids, uploadsProblem } from './uploadedFile.ts';
import type { Upload } from './useUploads.ts';

const schema = object({
  proof: array(mixed<UploadedFile>().required())
    .default([])
    .test('proof', (files, context) => {
      const message = uploadsProblem(files);
      return message ? context.createError({ message }) : true;
    }),
});

function renderForm(maxFiles = 1) {
  const sent: string[][] = [];
  const running: { finish(): void; fail(): void }[] = [];
  const upload: Upload = (file) =>
    new Promise((resolve, reject) => {
      running.push({
        finish: () => resolve({ documentUuid: `uuid-of-${file.name}` }),
        fail: () => reject(new ApiError({ code: 'network', status: 0, messages: [], message: 'down' })),
      });
    });
  const { user } = renderUi(
    <FormShell<{ proof: UploadedFile[] }>
      schema={schema}
      onSubmit={({ proof }) => void sent.push(uploadedUuids(proof))}
    >
      <FileUploadField name="proof" label="Bank letter" maxFiles={maxFiles} upload={upload} />
    </FormShell>,
  );
  return {
    user,
    sent,
    running,
    choose: (...names: string[]) =>
      user.upload(
        screen.getByLabelText('Bank letter'),
        names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
      ),
    submit: () => user.click(screen.getByRole('button', { name: 'Continue' })),
  };
}

jest.setTimeout(30_000);

describe('a submit while files are on their way', () => {
  test('waits for them and then goes on by itself', async () => {
    const form = renderForm();
    await form.choose('letter.pdf');
    await form.submit();
    expect(await screen.findByRole('button', { name: 'Submitting' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(form.sent).toEqual([]);
    await act(async () => form.running[0]?.finish());
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(form.sent).toEqual([['uuid-of-letter.pdf']]);
  });

  test('waits for those, too, that wait for their turn', async () => {
    const form = renderForm(5);
    await form.choose('1.pdf', '2.pdf', '3.pdf', '4.pdf');
    await form.submit();
    for (let at = 0; at < 4; at += 1) await act(async () => form.running[at]?.finish());
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(form.sent).toEqual([['uuid-of-1.pdf', 'uuid-of-2.pdf', 'uuid-of-3.pdf', 'uuid-of-4.pdf']]);
  });

  test('says what is missing when one does not arrive', async () => {
    const form = renderForm();
    await form.choose('letter.pdf');
    await form.submit();
    await act(async () => form.running[0]?.fail());
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeVisible();
    expect(screen.getByLabelText('Bank letter')).toHaveAccessibleDescription(/Upload at least one file/);
    expect(form.sent).toEqual([]);
  });
});

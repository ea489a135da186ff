import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { array, mixed, object } from 'yup';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { failBytes, heldBack, pdfFile, uploadTo } from '#src/testing/uploads.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { type UploadedFile, uploadedUuids, uploadsProblem } from '#src/ui/upload/uploadedFile.ts';
import { FileUploadField } from './FileUploadField.tsx';

const schema = object({
  proof: array(mixed<UploadedFile>().required())
    .default([])
    .test('proof', (files, context) => {
      const message = uploadsProblem(files);
      return message ? context.createError({ message }) : true;
    }),
});

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterEach(() => sandbox.control('DELETE', '/faults'));
afterAll(() => sandbox.close());

async function renderForm(maxFiles = 1) {
  const { upload: direct, held } = await uploadTo(sandbox);
  const { upload, letGo } = heldBack(direct);
  const sent: string[][] = [];
  const { user } = renderUi(
    <FormShell<{ proof: UploadedFile[] }>
      schema={schema}
      onSubmit={({ proof }) => void sent.push(uploadedUuids(proof))}
    >
      <FileUploadField name="proof" label="Bank letter" maxFiles={maxFiles} upload={upload} />
    </FormShell>,
  );
  return {
    held,
    letGo,
    sent,
    choose: (...names: string[]) =>
      user.upload(
        screen.getByLabelText('Bank letter'),
        names.map((name) => pdfFile(name)),
      ),
    submit: () => user.click(screen.getByRole('button', { name: 'Continue' })),
  };
}

describe('a submit while files are on their way', () => {
  test('waits for them and then goes on by itself', async () => {
    const form = await renderForm();
    await form.choose('letter.pdf');
    await form.submit();
    expect(await screen.findByRole('button', { name: 'Submitting' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(form.sent).toEqual([]);
    form.letGo();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(form.sent).toEqual([[expect.any(String)]]);
    expect(await form.held()).toEqual(['letter.pdf']);
  });

  test('waits for those, too, that wait for their turn', async () => {
    const form = await renderForm(5);
    await form.choose('1.pdf', '2.pdf', '3.pdf', '4.pdf');
    await form.submit();
    form.letGo();
    await waitFor(() => expect(form.sent).toHaveLength(1));
    expect(form.sent[0]).toHaveLength(4);
  });

  test('says what is missing when one does not arrive', async () => {
    await failBytes(sandbox, 'status', { status: 400 });
    const form = await renderForm();
    await form.choose('letter.pdf');
    await form.submit();
    form.letGo();
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeVisible();
    expect(screen.getByLabelText('Bank letter')).toHaveAccessibleDescription(/Upload at least one file/);
    expect(form.sent).toEqual([]);
  });
});

import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../testing/remote.ts';

const opened = async (conditions: readonly object[], path = '/{uuid}/conditions') =>
  drive(
    await renderRemote(borrower, {
      path,
      application: { status: { checklistStatus: 'HMDA' }, conditions },
    }),
  );

test('a request is answered by its document, and is in review then', async () => {
  const at = await opened([
    {
      categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
      requestDocuments: ['W2'],
      commentsToBorrower: 'Of last year.',
    },
  ]);
  await at.expectHeading('1 thing we need from you');
  await at.readText('Of last year.');
  await at.user.click(screen.getByRole('link', { name: /^Send documents/ }));
  await at.expectHeading('Documents we need');
  const submit = await at.find('button', 'Submit documents');
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await at.upload('W-2', samplePdf('w2.pdf'));
  await at.readText('Uploaded');
  await at.press('Submit documents');
  await at.expectHeading('Nothing needed right now.');
  await at.readText('In review - about 1 business day');
  await at.readText('Sent. In review - about 1 business day');
});

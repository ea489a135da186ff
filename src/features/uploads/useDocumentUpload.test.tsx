import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';

test.each([{ answers: true }, { answers: false }])(
  'a file that is removed again does not stay at the server: %j',
  async ({ answers }) => {
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}/income/upload/paystub',
        application: { status: 'INCOME_VERIFICATION' },
      }),
    );
    const held = async () =>
      (await at.control<{ uploads: object[] }>('GET', `/applications/${at.application.uuid}`)).uploads;
    await at.upload('Pay stubs', samplePdf('stub.pdf'));
    await at.readText('1 uploaded');
    expect(await held()).toHaveLength(1);
    if (!answers)
      await at.control('POST', '/faults', { method: 'DELETE', path: '**/documents/*', kind: 'network' });
    await at.press('Remove stub.pdf');
    if (answers) await waitFor(async () => expect(await held()).toEqual([]));
    await at.press('Submit documents');
    await at.find('link', /: Upload at least one file$/);
  },
);

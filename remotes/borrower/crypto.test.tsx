import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from './testing/remote.ts';

/** Where the terms of an offer stand, by a row that they have in any case. */
const TERMS = [
  ['OFFER_SELECTION', 'Total of payments'],
  ['APP_SUBMISSION', 'Origination fee'],
  ['FINAL_OFFER', 'Total of payments'],
] as const;

test.each(TERMS)(
  '%s: the terms name cash to the person, and none of a line on crypto',
  async (status, row) => {
    for (const isCrypto of [false, true]) {
      const at = drive(await renderRemote(borrower, { path: '/{uuid}', application: { status, isCrypto } }));
      await at.readText(row);
      await waitFor(() => expect(/cash to you/i.test(document.body.textContent)).toBe(!isCrypto));
      at.unmount();
    }
  },
);

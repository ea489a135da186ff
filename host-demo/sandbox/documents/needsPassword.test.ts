import { expect, test } from '@jest/globals';
import { pdfFiles } from '#src/testing/pdfFiles.ts';
import { needsPassword } from './needsPassword.ts';

test('a PDF is judged by opening it', async () => {
  const files = await pdfFiles();
  for (const [name, bytes] of files.opens) expect([name, await needsPassword(bytes)]).toEqual([name, false]);
  for (const [name, bytes] of files.needsPassword)
    expect([name, await needsPassword(bytes)]).toEqual([name, true]);
});

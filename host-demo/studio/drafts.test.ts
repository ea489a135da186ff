import { expect, test } from '@jest/globals';
import { draftCodes, draftOf, dropDraft, saveDraft } from './drafts.ts';
import type { Folder } from './model/folder.ts';

const folder: Folder = { code: 'A_CU', brand: {}, tokens: {}, copy: {}, assets: new Map() };

// Here is no store at all: it throws when it is asked, as in browsers that keep nothing of a site.
test('a browser that keeps nothing has no drafts, and says so when one is to be saved', async () => {
  expect(await draftOf('A_CU')).toBeUndefined();
  expect(await draftCodes()).toEqual([]);
  await expect(saveDraft({ folder, savedAt: 0, sandboxCode: 'A_CU' })).rejects.toThrow();
  await expect(dropDraft('A_CU')).rejects.toThrow();
});

/** Where a tab keeps what was typed, by organisation. */
export const storageKey = (org: string) => `registration:${org}`;

import { returningOrg } from '#src/features/bank-link/returningOrg.ts';
import { browserStorage } from '#src/platform/storage.ts';

/** What the option or the address of a page calls the organisation. */
export const namedOrg = (option: string | null | undefined, { search }: Location): string | undefined =>
  option ?? new URLSearchParams(search).get('org') ?? returningOrg(browserStorage(window).local, search);

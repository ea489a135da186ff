/**
 * What is wrong with an organisation's data, in words that its writer can act on. The one shape of it, for the check of the
 * sources, the console, the studio, and what a mount tells its page.
 */
export interface Problem {
  /** `themes/<CODE>/brand.json`; of served data its address; `page.theme` of what a page supplies. */
  readonly file: string;
  /** Of what was found; of the file's first line where nothing was, or what was read has no lines. */
  readonly line: number;
  /** `orgMetadata.companyInfo.nmlsId`; empty for the whole file. */
  readonly path: string;
  /** `contrast`, `repeats` ...: what kind of problem it is, for tools. */
  readonly code: string;
  readonly found: string;
  readonly why: string;
  readonly fix?: string;
  /** What stands in no one's way. */
  readonly hint?: true;
}

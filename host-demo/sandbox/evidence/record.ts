import type { Wording } from '#src/domain/application/wording.ts';

/** A document as it was at that moment; its bytes are kept under their hash. */
export interface DocumentSeen {
  /** Null: given to everybody, before there is an application. */
  uuid: string | null;
  type: string;
  title: string;
  sha256: string;
  pages: number;
}

/** One thing that was put before a person, and what they did with it. */
export interface Entry {
  /** ISO time, by the server's clock. */
  at: string;
  /** OPENED: the document was fetched to be read. */
  act: Wording['act'] | 'OPENED';
  /** By the browser's clock, where it was shown long before it was sent. */
  shownAt: string | null;
  type: string;
  /** As it stood on the page; null where the client sent none. */
  text: string | null;
  /** Of the text in UTF-8, or of the document's bytes where there is no text. */
  sha256: string | null;
  /** Derived from the words: another wording is another version. */
  version: string | null;
  /** The server's own version of the consent, where it is one. */
  consentVersion: string | null;
  language: string | null;
  screen: string | null;
  /** Code of the organisation whose page it was. */
  organisation: string;
  identityUuid: string;
  /** The browser, in its own words. */
  userAgent: string | null;
  document: DocumentSeen | null;
}

export interface EvidenceRecord {
  applicationUuid: string;
  loanNumber: string;
  organisation: string;
  createdAt: string;
  generatedAt: string;
  persons: { identityUuid: string; name: string; email: string }[];
  /** Oldest first. */
  entries: Entry[];
}

import { createContext, useContext } from 'react';
import type { putDraft } from '#src/api/contract/drafts.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import type { StoredDraft } from '../drafts/DraftSync.ts';
import type { HandoffCalls } from '../handoff/model.ts';

/** The calls by which a case keeps files and drafts. */
export interface CaseCalls {
  /** Takes a file whose bytes have arrived. */
  uploadDocument(
    documentType: DocumentType,
    uploadUuid: string,
    options?: { conditionUuid?: string | undefined; signal?: AbortSignal },
  ): Promise<{ documentUuid: string }>;
  deleteDocument(documentUuid: string): Promise<unknown>;
  getDraft(screen: string, signal?: AbortSignal): Promise<StoredDraft>;
  putDraft(screen: string, body: BodyOf<typeof putDraft>): Promise<unknown>;
  /** Where a phone may send files. */
  handoff?: HandoffCalls;
}

/** Where what conditions ask for is done: paths of the router. What a remote has no page for is left out. */
export interface TaskPages {
  readonly index: string;
  readonly upload: string;
  readonly identity: string;
  /** Without a page of its own a phone is asked for in the list. */
  readonly phone?: string;
  /** Another account for the money. */
  readonly account?: string;
}

/** What a request may name of a case; each absent until it is known. */
interface CaseFacts {
  readonly address?: string | undefined;
  readonly bank?: string | undefined;
  /** Of the account for the money: its last characters. */
  readonly accountEnding?: string | undefined;
  /** SOLE, JOINT or TRUST, as it was answered. */
  readonly ownership?: string | null | undefined;
}

/**
 * What a page works on, whoever's it is: an application, or the part of a person who only signs. A remote supplies it, so
 * that what several remotes share knows neither.
 */
export interface Case {
  readonly uuid: string;
  /** What a person quotes on the telephone. */
  readonly reference: string;
  /** Two-letter code of the property's state: its day and its time zone count. */
  readonly state: string;
  /** Whether a dashboard of the site is theirs to go to. */
  readonly hasDashboard: boolean;
  /** For people of 62 and older. */
  readonly isSenior: boolean;
  /** The pattern of the shown page's path below the case, e.g. `income/upload/:type`: names its draft. */
  readonly page: string;
  readonly facts: CaseFacts;
  /** Absent where its person is asked for nothing. */
  readonly tasks?: TaskPages | undefined;
  readonly calls: CaseCalls;
}

export const CaseContext = createContext<Case | undefined>(undefined);

export function useCase(): Case {
  const value = useContext(CaseContext);
  if (!value) throw new Error('This needs a case around it');
  return value;
}

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
  /** For people of 62 and older. */
  readonly isSenior: boolean;
  /** The pattern of the shown page's path below the case, e.g. `income/upload/:type`: names its draft. */
  readonly page: string;
  readonly calls: CaseCalls;
}

export const CaseContext = createContext<Case | undefined>(undefined);

export function useCase(): Case {
  const value = useContext(CaseContext);
  if (!value) throw new Error('This needs a case around it');
  return value;
}

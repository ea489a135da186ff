import { useQuery } from '@tanstack/react-query';
import { getDocument } from '#src/api/contract/documents.ts';
import { documentsQuery } from '#src/api/queries/documents.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { isCancellable } from './facts.ts';

const KEPT = ['SIGNING', 'NOTARY', 'APPLICATION'];

/** What the person has signed and received, newest concern first: the agreement before early disclosures. */
export function useClosingDocuments() {
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const query = useQuery(documentsQuery(api, uuid));
  const all = query.data?.documents ?? [];
  const documents = KEPT.flatMap((category) =>
    all.filter((document) => document.category === category),
  ).filter(({ type }) => type !== 'RIGHT_TO_CANCEL' || isCancellable(heloc));
  const read = (documentUuid: string) => api.call(getDocument, { params: { uuid, documentUuid } });
  return { query, documents, read };
}

export type ClosingDocuments = ReturnType<typeof useClosingDocuments>;

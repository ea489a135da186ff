import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSigner } from '../flow/SignerContext.ts';
import { signerDocumentsQuery } from './queries.ts';
import { useSignerFile } from './useSignerFile.ts';

/** Loads a document to measure the connection by. @returns its size in bytes, 0 when there is none */
export function useDocumentSample(): () => Promise<number> {
  const { api } = useRuntime();
  const { applicationUuid } = useSigner();
  const queries = useQueryClient();
  const file = useSignerFile();
  return useCallback(async () => {
    const { documents } = await queries.fetchQuery({
      ...signerDocumentsQuery(api, applicationUuid),
      staleTime: 60_000,
    });
    const [largest] = documents.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0));
    return largest ? (await file(largest.uuid)).size : 0;
  }, [api, applicationUuid, file, queries]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSigner } from '../flow/SignerContext.ts';
import { signerFileQuery } from './queries.ts';

/** Loads the bytes of one of a signer's documents. */
export function useSignerFile(): (documentUuid: string) => Promise<Blob> {
  const { api } = useRuntime();
  const { applicationUuid } = useSigner();
  const queries = useQueryClient();
  return useCallback(
    (documentUuid) => queries.fetchQuery(signerFileQuery(api, applicationUuid, documentUuid)),
    [api, applicationUuid, queries],
  );
}

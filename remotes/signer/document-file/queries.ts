import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client/createApi.ts';
import { getCoDeedDocument, getCoDeedDocuments } from '#src/api/contract/coDeed.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';

/** A document of a signer's own. */
export type SignerDocument = ResponseOf<typeof getCoDeedDocuments>['documents'][number];

export const signerDocumentsQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['co-deed-documents', uuid],
    queryFn: ({ signal }) => api.call(getCoDeedDocuments, { params: { uuid }, signal }),
  });

/** The bytes of one; kept only while it is shown. */
export const signerFileQuery = (api: Api, uuid: string, documentUuid: string) =>
  queryOptions({
    queryKey: ['co-deed-document', uuid, documentUuid],
    queryFn: ({ signal }) => api.call(getCoDeedDocument, { params: { uuid, documentUuid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

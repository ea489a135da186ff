import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getDocument, getDocuments } from '../contract/documents.ts';

export const documentsQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['documents', uuid],
    queryFn: ({ signal }) => api.call(getDocuments, { params: { uuid }, signal }),
  });

/** The bytes of one document; kept only while it is shown. */
export const documentFileQuery = (api: Api, uuid: string, documentUuid: string) =>
  queryOptions({
    queryKey: ['document', uuid, documentUuid],
    queryFn: ({ signal }) => api.call(getDocument, { params: { uuid, documentUuid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

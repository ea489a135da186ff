import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getIdentityVerification } from '../contract/identityVerification.ts';

const PROCESSING_POLL_MS = 1000;

/** Asks again by itself while the document is being read. */
export const identityVerificationQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['identity-verification', uuid],
    queryFn: ({ signal }) => api.call(getIdentityVerification, { params: { uuid }, signal }),
    refetchInterval: (query) => (query.state.data?.state === 'PROCESSING' ? PROCESSING_POLL_MS : false),
  });

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getIdentityVerification } from '../contract/identityVerification.ts';

export const identityVerificationQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['identity-verification', uuid],
    queryFn: ({ signal }) => api.call(getIdentityVerification, { params: { uuid }, signal }),
  });

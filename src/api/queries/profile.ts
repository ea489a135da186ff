import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getIdentity } from '../contract/identity.ts';
import { getConsentTypes, getProfile } from '../contract/profile.ts';

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.call(getProfile, { signal }),
  });

export const identityQuery = (api: Api) =>
  queryOptions({
    queryKey: ['identity'],
    queryFn: ({ signal }) => api.call(getIdentity, { signal }),
  });

export const consentTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['consent-types'],
    queryFn: ({ signal }) => api.call(getConsentTypes, { signal }),
    staleTime: 5 * 60_000,
  });

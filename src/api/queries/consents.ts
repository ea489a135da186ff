import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getHelocConsentTypes } from '../contract/consents.ts';

export const helocConsentTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['heloc-consent-types'],
    queryFn: ({ signal }) => api.call(getHelocConsentTypes, { signal }),
    staleTime: 5 * 60_000,
  });

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getProfile } from '../contract/profile.ts';

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.call(getProfile, { signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { postFeatures } from '../contract/features.ts';

export const featuresQuery = (api: Api, org: string) =>
  queryOptions({
    queryKey: ['features', org],
    queryFn: ({ signal }) => api.call(postFeatures, { body: {}, signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import type { Audience } from '../contract/identity.ts';
import { getFigureInfo } from '../contract/user.ts';

/** Once a session, and of one person (docs/rules.md#user-behind-a-token). */
export const userQuery = (api: Api, audience: Audience, identityUuid: string | undefined) =>
  queryOptions({
    queryKey: ['user', identityUuid],
    queryFn: ({ signal }) => api.call(getFigureInfo, { params: { audience }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

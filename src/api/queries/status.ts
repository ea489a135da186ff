import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getStatus } from '../contract/status.ts';

/** Long enough for components that ask at the same moment (docs/rules.md#polling-for-a-status). */
const STATUS_STALE_MS = 250;

export const statusQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['status', uuid],
    queryFn: ({ signal }) => api.call(getStatus, { params: { uuid }, signal }),
    staleTime: STATUS_STALE_MS,
  });

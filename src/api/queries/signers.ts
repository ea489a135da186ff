import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getCoDeedStatus } from '../contract/signerAccess.ts';
import { getSigners } from '../contract/signers.ts';

export const signersQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['signers', uuid],
    queryFn: ({ signal }) => api.call(getSigners, { params: { uuid }, signal }),
  });

/** For additional signers only (docs/rules.md#additional-signers). */
export const coDeedStatusQuery = (api: Api) =>
  queryOptions({
    queryKey: ['co-deed-status'],
    queryFn: ({ signal }) => api.call(getCoDeedStatus, { signal }),
  });

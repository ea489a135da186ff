import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getContact } from '../contract/contact.ts';

export const contactQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['contact', uuid],
    queryFn: ({ signal }) => api.call(getContact, { params: { uuid }, signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { typeahead } from '../contract/addresses.ts';

/** Shorter text matches half the country. */
const MIN_TEXT = 3;

export const typeaheadQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['typeahead', text],
    queryFn: ({ signal }) => api.call(typeahead, { query: { filter: text }, signal }),
    enabled: text.trim().length >= MIN_TEXT,
    staleTime: 60_000,
  });

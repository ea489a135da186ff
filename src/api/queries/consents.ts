import { queryOptions } from '@tanstack/react-query';
import type { SmsConsentType } from '#src/domain/enums.ts';
import type { Api } from '../client/createApi.ts';
import { getConsentPrompt, getHelocConsentTypes } from '../contract/consents.ts';

export const consentPromptQuery = (api: Api, consentType: SmsConsentType) =>
  queryOptions({
    queryKey: ['consent-prompt', consentType],
    queryFn: ({ signal }) => api.call(getConsentPrompt, { params: { consentType }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const helocConsentTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['heloc-consent-types'],
    queryFn: ({ signal }) => api.call(getHelocConsentTypes, { signal }),
    staleTime: 5 * 60_000,
  });

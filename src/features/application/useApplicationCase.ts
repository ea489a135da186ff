import { useMemo } from 'react';
import type { Api } from '#src/api/client/createApi.ts';
import { deleteDocument, uploadDocument } from '#src/api/contract/documents.ts';
import { getDraft, putDraft } from '#src/api/contract/drafts.ts';
import { getHandoff, postHandoff, postHandoffText } from '#src/api/contract/handoff.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { Case, CaseCalls } from '../case/CaseContext.ts';

const callsOf = (api: Api, uuid: string): CaseCalls => ({
  uploadDocument: (documentType, uploadUuid, { signal, ...binding } = {}) =>
    api.call(uploadDocument, {
      params: { uuid },
      body: { documentType, uploadUuid, ...binding },
      ...(signal ? { signal } : {}),
    }),
  deleteDocument: (documentUuid) => api.call(deleteDocument, { params: { uuid, documentUuid } }),
  getDraft: (screen, signal) =>
    api.call(getDraft, { params: { uuid, screen }, ...(signal ? { signal } : {}) }),
  putDraft: (screen, body) => api.call(putDraft, { params: { uuid, screen }, body, keepalive: true }),
  handoff: {
    start: (body) => api.call(postHandoff, { params: { uuid }, body }),
    poll: () => api.call(getHandoff, { params: { uuid } }),
    text: () => api.call(postHandoffText, { params: { uuid } }),
  },
});

/** An application as the case that a screen's features work on. */
export function useApplicationCase(
  uuid: string,
  heloc: Heloc | undefined,
  page: string | undefined,
): Case | undefined {
  const { api } = useRuntime();
  const calls = useMemo(() => callsOf(api, uuid), [api, uuid]);
  return useMemo(() => {
    if (!heloc || page === undefined) return undefined;
    const { loanNumber: reference, property, productType, disburseAccount: account } = heloc;
    return {
      uuid,
      reference,
      state: property.state,
      hasDashboard: true,
      isSenior: productType === 'SENIOR',
      page,
      facts: {
        address: formatAddress(property),
        bank: account?.institution ?? undefined,
        accountEnding: accountEnding(account),
        ownership: property.ownershipType,
      },
      tasks: {
        index: `/${uuid}/conditions`,
        upload: `/${uuid}/conditions/upload-document`,
        phone: `/${uuid}/conditions/phone-number`,
        identity: `/${uuid}/identity`,
        account: `/${uuid}/bank/disburse`,
      },
      calls,
    };
  }, [uuid, heloc, page, calls]);
}

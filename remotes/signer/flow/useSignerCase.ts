import { useMemo } from 'react';
import type { Api } from '#src/api/client/createApi.ts';
import {
  deleteCoDeedDocument,
  getCoDeedDraft,
  getCoDeedHandoff,
  postCoDeedHandoff,
  postCoDeedHandoffText,
  putCoDeedDraft,
  uploadCoDeedDocument,
} from '#src/api/contract/coDeed.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import type { Case, CaseCalls, TaskPages } from '#src/features/case/CaseContext.ts';
import { useUser } from '#src/features/session/useUser.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { SignerData } from './signerSource.ts';

const callsOf = (api: Api, uuid: string): CaseCalls => ({
  uploadDocument: (documentType, uploadUuid, { signal, ...binding } = {}) =>
    api.call(uploadCoDeedDocument, {
      params: { uuid },
      body: { documentType, uploadUuid, ...binding },
      ...(signal ? { signal } : {}),
    }),
  deleteDocument: (documentUuid) => api.call(deleteCoDeedDocument, { params: { uuid, documentUuid } }),
  getDraft: (screen, signal) =>
    api.call(getCoDeedDraft, { params: { uuid, screen }, ...(signal ? { signal } : {}) }),
  putDraft: (screen, body) => api.call(putCoDeedDraft, { params: { uuid, screen }, body, keepalive: true }),
  handoff: {
    start: (body) => api.call(postCoDeedHandoff, { params: { uuid }, body }),
    poll: () => api.call(getCoDeedHandoff, { params: { uuid } }),
    text: () => api.call(postCoDeedHandoffText, { params: { uuid } }),
  },
});

/** A signer's part in an application as the case that a screen's features work on. */
export function useSignerCase(
  signer: SignerData | undefined,
  path: string | undefined,
  tasks: TaskPages | undefined,
): Case | undefined {
  const { api } = useRuntime();
  // The bar asks; not known is no (docs/rules.md#top-bar-and-side-bar).
  const hasDashboard = useUser(false)?.isBroker ?? false;
  const { applicationUuid: uuid, loanNumber: reference, property } = signer ?? {};
  const calls = useMemo(() => callsOf(api, uuid ?? ''), [api, uuid]);
  return useMemo(() => {
    if (uuid === undefined || reference === undefined || !property || path === undefined) return undefined;
    const page = path.slice(SIGNER_SEGMENT.length + 1);
    return {
      uuid,
      reference,
      state: property.state,
      hasDashboard,
      isSenior: false,
      facts: { address: formatAddress(property) },
      tasks,
      page,
      calls,
    };
  }, [uuid, reference, property, path, tasks, calls, hasDashboard]);
}

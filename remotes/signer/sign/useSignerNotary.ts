import { useMemo } from 'react';
import {
  getCoDeedNotarySession,
  getCoDeedNotarySlots,
  postCoDeedNotaryComplete,
  postCoDeedNotarySession,
  putCoDeedAppointment,
} from '#src/api/contract/coDeed.ts';
import type { NotaryPort } from '#src/features/notary/port.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useDocumentSample } from '../document-file/useDocumentSample.ts';
import { useSigner } from '../flow/SignerContext.ts';

/** The notary of a signer. */
export function useSignerNotary(): NotaryPort {
  const { api } = useRuntime();
  const { applicationUuid: uuid } = useSigner();
  const loadSample = useDocumentSample();
  return useMemo(() => {
    const params = { uuid };
    return {
      uuid,
      startSession: (body) => api.call(postCoDeedNotarySession, { params, body }),
      getSession: (sessionId, signal) =>
        api.call(getCoDeedNotarySession, { params: { uuid, sessionId }, signal }),
      completeSession: (sessionId) => api.call(postCoDeedNotaryComplete, { params: { uuid, sessionId } }),
      getSlots: (signal) => api.call(getCoDeedNotarySlots, { params, signal }),
      book: ({ feeText: _notTheirs, attendees: _alone, ...booking }) =>
        api.call(putCoDeedAppointment, { params, body: booking }),
      loadSample,
    };
  }, [api, loadSample, uuid]);
}

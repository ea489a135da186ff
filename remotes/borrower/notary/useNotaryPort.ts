import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getDocument } from '#src/api/contract/documents.ts';
import {
  getNotarySession,
  getNotarySlots,
  postNotaryComplete,
  postNotaryReservation,
  postNotarySession,
} from '#src/api/contract/notary.ts';
import { postSupportRequest } from '#src/api/contract/signing.ts';
import { documentsQuery } from '#src/api/queries/documents.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import type { NotaryPort } from '#src/features/notary/port.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Loading a document marks it as opened; only one that was read anyway serves as ballast. */
const READ = ['SIGNED', 'ACCEPTED'];

/** The notary of the applicant. */
export function useNotaryPort(): NotaryPort {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const quote = useWording();
  return useMemo(() => {
    const params = { uuid };
    return {
      uuid,
      startSession: (body) => api.call(postNotarySession, { params, body }),
      getSession: (sessionId, signal) => api.call(getNotarySession, { params: { uuid, sessionId }, signal }),
      completeSession: (sessionId) => api.call(postNotaryComplete, { params: { uuid, sessionId } }),
      getSlots: (signal) => api.call(getNotarySlots, { params, signal }),
      book: ({ feeText, attendees, ...booking }) =>
        api.call(postNotaryReservation, {
          params,
          body: {
            ...booking,
            attendees: attendees.length > 0 ? attendees : ['APPLICANT'],
            feeAccepted: feeText !== undefined,
            shown: feeText === undefined ? [] : [quote('ACCEPTED', 'NOTARY_FEE', feeText)],
          },
        }),
      askForCall: (bestTime) =>
        api.call(postSupportRequest, {
          params,
          body: { topic: 'NOTARY_APPOINTMENT', preferredContact: 'PHONE', bestTime },
        }),
      async loadSample() {
        const { documents } = await queries.fetchQuery({ ...documentsQuery(api, uuid), staleTime: 60_000 });
        const [largest] = documents
          .filter(({ status }) => READ.includes(status))
          .sort((a, b) => (b.size ?? 0) - (a.size ?? 0));
        if (!largest) return 0;
        const file = await api.call(getDocument, { params: { uuid, documentUuid: largest.uuid } });
        return file.size;
      },
    };
  }, [api, queries, quote, uuid]);
}

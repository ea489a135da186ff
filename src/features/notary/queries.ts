import { queryOptions } from '@tanstack/react-query';
import type { NotaryPort } from './port.ts';

export const sessionQuery = (port: NotaryPort, sessionId: string) =>
  queryOptions({
    queryKey: ['notary-session', port.uuid, sessionId],
    queryFn: ({ signal }) => port.getSession(sessionId, signal),
  });

export const slotsQuery = (port: NotaryPort) =>
  queryOptions({
    queryKey: ['notary-slots', port.uuid],
    queryFn: ({ signal }) => port.getSlots(signal),
  });

import { useQueryClient } from '@tanstack/react-query';
import type { Wording } from '#src/domain/application/wording.ts';
import type { SignerLocation } from '../../location-alert/position.ts';
import type { NotaryPort } from '../port.ts';
import { sessionQuery } from '../queries.ts';
import { useSessionStore } from '../sessionStore.ts';

interface Join {
  askLocation(): Promise<SignerLocation | undefined>;
  /** Of the recording that was agreed to. */
  consentVersion: string;
  shown: Wording[];
}

/**
 * Begins a session with a notary, at the click: a link that was made before may have expired. Answers whether it began; a
 * person who does not say where they are has not decided.
 */
export function useJoin(port: NotaryPort): (join: Join) => Promise<boolean> {
  const queries = useQueryClient();
  const sessions = useSessionStore(port.uuid);
  return async ({ askLocation, consentVersion, shown }) => {
    const location = await askLocation();
    if (!location) return false;
    const session = await port.startSession({
      recordingConsent: true,
      recordingConsentVersion: consentVersion,
      shown,
      location,
    });
    queries.setQueryData(sessionQuery(port, session.sessionId).queryKey, session);
    sessions.store({ sessionId: session.sessionId, consentVersion });
    return true;
  };
}

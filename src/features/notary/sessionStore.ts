import { useMemo } from 'react';
import { toJson } from '#src/domain/text/json.ts';
import { useRuntime } from '#src/platform/runtime.ts';

export interface StoredSession {
  sessionId: string;
  /** Of the wording that was agreed to; sent again when the session is continued. */
  consentVersion: string;
}

function parse(text: string | undefined): StoredSession | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<StoredSession> | null;
    return typeof value?.sessionId === 'string' && typeof value.consentVersion === 'string'
      ? { sessionId: value.sessionId, consentVersion: value.consentVersion }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The notary session that this tab is in, so that a reload finds back into it. */
export function useSessionStore(applicationUuid: string) {
  const { personal } = useRuntime();
  return useMemo(() => {
    const key = `notary-session:${applicationUuid}`;
    return {
      read: () => parse(personal.session.get(key)),
      store: (session: StoredSession) => personal.session.set(key, toJson(session)),
      forget: () => personal.session.remove(key),
    };
  }, [applicationUuid, personal]);
}

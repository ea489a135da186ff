import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getDocument } from '#src/api/contract/documents.ts';
import { documentsQuery } from '#src/api/queries/documents.ts';
import type { SignerLocation } from '#src/features/location-alert/position.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CHECKS, type CheckName, type Finding, RUN } from './checks.ts';

const IDLE: Finding = { state: 'idle' };
/** Loading a document marks it as opened; only one that was read anyway serves as ballast. */
const READ = ['SIGNED', 'ACCEPTED'];

export function useDeviceChecks(uuid: string, askLocation: () => Promise<SignerLocation | undefined>) {
  const { api } = useRuntime();
  const queries = useQueryClient();
  const [findings, setFindings] = useState<Readonly<Partial<Record<CheckName, Finding>>>>({});
  const [runningAll, setRunningAll] = useState(false);

  const put = (name: CheckName, finding: Finding) =>
    setFindings((before) => ({ ...before, [name]: finding }));

  const load = async () => {
    const { documents } = await queries.fetchQuery({ ...documentsQuery(api, uuid), staleTime: 60_000 });
    const [largest] = documents
      .filter(({ status }) => READ.includes(status))
      .sort((a, b) => (b.size ?? 0) - (a.size ?? 0));
    if (!largest) return 0;
    const file = await api.call(getDocument, { params: { uuid, documentUuid: largest.uuid } });
    return file.size;
  };

  const run = async (name: CheckName) => {
    put(name, { state: 'running' });
    put(name, await RUN[name]({ load, askLocation, onProgress: (finding) => put(name, finding) }));
  };

  return {
    findingOf: (name: CheckName): Finding => findings[name] ?? IDLE,
    run,
    runAll: async () => {
      if (runningAll) return;
      setRunningAll(true);
      for (const name of CHECKS) await run(name);
      setRunningAll(false);
    },
    runningAll,
    /** What the person says about the tone. */
    answerSpeaker: (heard: boolean) =>
      put(
        'speaker',
        heard ? { state: 'passed', detail: 'speakerOk' } : { state: 'failed', detail: 'speakerSilent' },
      ),
  };
}

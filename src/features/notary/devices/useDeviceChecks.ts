import { useState } from 'react';
import type { SignerLocation } from '../../location-alert/position.ts';
import { CHECKS, type CheckName, type Finding, RUN } from './checks.ts';

const IDLE: Finding = { state: 'idle' };

export interface DeviceChecksInput {
  /** Loads something to measure the connection by; answers its size in bytes, 0 when there is nothing. */
  load(): Promise<number>;
  askLocation(): Promise<SignerLocation | undefined>;
}

export function useDeviceChecks({ load, askLocation }: DeviceChecksInput) {
  const [findings, setFindings] = useState<Readonly<Partial<Record<CheckName, Finding>>>>({});
  const [runningAll, setRunningAll] = useState(false);

  const put = (name: CheckName, finding: Finding) =>
    setFindings((before) => ({ ...before, [name]: finding }));

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

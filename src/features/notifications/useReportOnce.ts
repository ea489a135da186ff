import { atom, useAtomValue } from 'jotai';
import { isUuid } from '#src/domain/text/uuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';

const reportedAtom = atom(() => new Set<string>());

/** Reports what is wrong with a notification once a session, by its id and by nothing else of it. */
export function useReportOnce(): (message: string, uuid: string) => void {
  const { reporter } = useRuntime();
  const reported = useAtomValue(reportedAtom);
  return (message, uuid) => {
    const key = `${message} ${uuid}`;
    if (reported.has(key)) return;
    reported.add(key);
    reporter.warn(message, isUuid(uuid) ? { uuid } : {});
  };
}

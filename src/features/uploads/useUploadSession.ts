import { useContext, useMemo } from 'react';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { type UploadSession, uploadSessionOf } from './engine/uploadSession.ts';

/** What the uploads of the session around share. */
export function useUploadSession(): UploadSession {
  const runtime = useContext(RuntimeContext);
  return useMemo(() => uploadSessionOf(runtime), [runtime]);
}

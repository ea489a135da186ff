import { useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useCopy } from '#src/brand/copy.tsx';
import type { DeclineReason } from '#src/domain/application/support.ts';
import type { Wording } from '#src/domain/application/wording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText, useFailureReport } from '#src/ui/form/failure.tsx';
import { useWording } from '../legal/useWording.ts';
import type { SignerLocation } from '../location-alert/position.ts';
import { copy } from './copy.ts';
import { toPng } from './drawing/strokes.ts';
import type { SigningDocument } from './port.ts';
import type { Adopted } from './schema.ts';
import { useSigningSession } from './useSigningSession.ts';

export type Ending = { kind: 'completed' } | { kind: 'expired' } | { kind: 'declined'; reference: string };

export type Ceremony = ReturnType<typeof useCeremony>;
/** With its session, and so with a document to show. */
export type OpenCeremony = Ceremony & {
  [Key in 'session' | 'provider' | 'current']: NonNullable<Ceremony[Key]>;
};

export const isOpen = (ceremony: Ceremony): ceremony is OpenCeremony =>
  Boolean(ceremony.session && ceremony.provider && ceremony.current);

/** What happens between opening the documents and the receipt. */
export function useCeremony(applicationUuid: string, location: SignerLocation | undefined) {
  const t = useCopy(copy);
  const quote = useWording();
  const { now } = useRuntime();
  const query = useSigningSession(applicationUuid, location);
  const [adopted, setAdopted] = useState<Adopted>();
  const [intended, setIntended] = useState<Wording[]>([]);
  const [changing, setChanging] = useState(false);
  const [opened, setOpened] = useState<string>();
  /** Signed, though the session could not be read again since. */
  const [recorded, setRecorded] = useState<readonly string[]>([]);
  const [ending, setEnding] = useState<Ending>();
  const { session, provider } = query.data ?? {};
  const documents = (session?.documents ?? []).map((document) =>
    recorded.includes(document.documentUuid) ? { ...document, signed: true } : document,
  );
  const unsigned = documents.filter(({ signed }) => !signed);
  /** Where signing goes on. */
  const next = unsigned[0];
  const current = documents.find(({ documentUuid }) => documentUuid === opened) ?? next ?? documents[0];

  const { attempt, busy, problem, clearProblem } = useAttempt(() => query.refetch());

  return {
    query,
    session,
    provider,
    documents,
    current,
    next,
    allSigned: documents.length > 0 && unsigned.length === 0,
    /** The signature in use; none until one is adopted, and while it is being changed. */
    adopted: changing ? undefined : adopted,
    previous: adopted,
    adopt: (signature: Adopted) => {
      setAdopted(signature);
      // The box is ticked here, once for all documents.
      const shownAt = now().toISOString();
      setIntended([{ ...quote('ACCEPTED', 'SIGNATURE_INTENT', t('intent')), shownAt }]);
      setChanging(false);
    },
    changeSignature: () => setChanging(true),
    /** Without a document: the one where signing goes on. */
    open: (documentUuid?: string) => {
      // What went wrong with one document is not said beside another.
      clearProblem();
      setOpened(documentUuid);
    },
    busy,
    problem,
    ending,
    sign: (document: SigningDocument, signature: Adopted, tagIds: string[]) =>
      attempt(async () => {
        await provider?.sign({
          documentUuid: document.documentUuid,
          signedName: signature.signedName,
          signatureImage: signature.drawing && toPng(signature.drawing),
          signedAt: now(),
          tagIds,
          shown: intended,
          location,
        });
        // The answer is the truth about what is signed, and prolongs the session. Without one the signature is recorded
        // all the same.
        const answer = await query.refetch();
        setRecorded(answer.isError ? [...recorded, document.documentUuid] : []);
        setOpened(undefined);
      }),
    complete: () =>
      attempt(async () => {
        await provider?.complete();
        setEnding({ kind: 'completed' });
      }),
    decline: async (reason: DeclineReason, message: string | undefined) => {
      if (!provider) return;
      const { reference } = await provider.decline(reason, message);
      setEnding({ kind: 'declined', reference });
    },
    /** Not being able to prolong a session is its end: better said now than at the next signature. */
    prolong: async () => {
      const answer = await query.refetch();
      if (answer.isError) setEnding({ kind: 'expired' });
    },
    expire: () => setEnding({ kind: 'expired' }),
    reopen: async () => {
      const answer = await query.refetch();
      if (answer.isSuccess) setEnding(undefined);
    },
  };
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

/**
 * Runs one call at a time; a session that has expired is opened again, and a message says so.
 * `attempt` answers whether it succeeded.
 */
function useAttempt(reopen: () => Promise<unknown>) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown }>();
  const report = useFailureReport('signing');
  const attempt = async (action: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailed(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      report(error);
      setFailed({ error });
      if (isConflict(error)) await reopen();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    attempt,
    busy,
    problem: failed && (isConflict(failed.error) ? t('sessionEnded') : failureText(failed.error, ui)),
    clearProblem: () => setFailed(undefined),
  };
}

import { useMemo } from 'react';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useCase } from '../case/CaseContext.ts';
import { useHandoffPort } from '../handoff/useHandoffPort.ts';
import { personCarrier } from './engine/carrier.ts';
import type { Upload } from './engine/upload.ts';

/** What a file is sent for, beside its kind. */
interface Binding {
  conditionUuid?: string | undefined;
}

/** Uploads files of one kind to the case around, and deletes what is removed again; for `FileUpload`. */
export function useDocumentUpload(documentType: DocumentType, { conditionUuid }: Binding = {}): Upload {
  const { api } = useRuntime();
  const { calls } = useCase();
  const port = useHandoffPort();
  return useMemo(
    () => ({
      carrier: personCarrier(api),
      take: (uploadUuid, signal) => calls.uploadDocument(documentType, uploadUuid, { conditionUuid, signal }),
      discard(documentUuid) {
        calls.deleteDocument(documentUuid).catch(() => {});
      },
      phone: port && {
        port,
        asked: (max) => ({ wanted: [{ documentType, max }], conditionUuid: conditionUuid ?? null }),
      },
    }),
    [api, calls, port, documentType, conditionUuid],
  );
}

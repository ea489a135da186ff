import { useMemo } from 'react';
import { useParams } from 'react-router';
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
  const { api, telemetry } = useRuntime();
  const { uuid: applicationUuid } = useParams();
  const { calls } = useCase();
  const port = useHandoffPort();
  return useMemo(
    () => ({
      carrier: personCarrier(api),
      async take(uploadUuid, signal) {
        const taken = await calls.uploadDocument(documentType, uploadUuid, { conditionUuid, signal });
        telemetry.track('heloc_document_uploaded', { documentType }, { applicationUuid });
        return taken;
      },
      discard(documentUuid) {
        calls.deleteDocument(documentUuid).catch(() => {});
      },
      phone: port && {
        port,
        asked: (max) => ({ wanted: [{ documentType, max }], conditionUuid: conditionUuid ?? null }),
      },
    }),
    [api, calls, port, telemetry, applicationUuid, documentType, conditionUuid],
  );
}

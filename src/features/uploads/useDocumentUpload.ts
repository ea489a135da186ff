import { useCallback } from 'react';
import { uploadDocument } from '#src/api/contract/documents.ts';
import type { DocumentType } from '#src/domain/enums.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { Upload } from '#src/ui/upload/useUploads.ts';
import { useApplication } from '../application/ApplicationContext.ts';

/** Uploads files of one kind to the application around; for `FileUpload`. */
export function useDocumentUpload(documentType: DocumentType): Upload {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  return useCallback(
    (file, { onProgress, signal }) =>
      api.call(uploadDocument, { params: { uuid }, body: { documentType }, file, onProgress, signal }),
    [api, uuid, documentType],
  );
}

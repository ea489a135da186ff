import { useMemo } from 'react';
import { deleteDocument, uploadDocument } from '#src/api/contract/documents.ts';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { Upload } from '#src/ui/upload/useUploads.ts';
import { useApplication } from '../application/ApplicationContext.ts';

/** Uploads files of one kind to the application around, and takes back what is removed again; for `FileUpload`. */
export function useDocumentUpload(documentType: DocumentType): Upload {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  return useMemo(() => {
    const upload: Upload = (file, { onProgress, signal }) =>
      api.call(uploadDocument, { params: { uuid }, body: { documentType }, file, onProgress, signal });
    upload.discard = (documentUuid) => {
      api.call(deleteDocument, { params: { uuid, documentUuid } }).catch(() => {});
    };
    return upload;
  }, [api, uuid, documentType]);
}

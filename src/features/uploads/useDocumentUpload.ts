import { useMemo } from 'react';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import type { Upload } from '#src/ui/upload/useUploads.ts';
import { useCase } from '../case/CaseContext.ts';

/** Uploads files of one kind to the case around, and deletes what is removed again; for `FileUpload`. */
export function useDocumentUpload(documentType: DocumentType): Upload {
  const { calls } = useCase();
  return useMemo(() => {
    const upload: Upload = (file, options) => calls.uploadDocument(documentType, file, options);
    upload.discard = (documentUuid) => {
      calls.deleteDocument(documentUuid).catch(() => {});
    };
    return upload;
  }, [calls, documentType]);
}

import type { Api } from '#src/api/client/createApi.ts';
import { removeHandoffDocument, uploadHandoff } from '#src/api/contract/handoff.ts';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import { phoneCarrier } from '#src/features/uploads/engine/carrier.ts';
import type { Upload } from '#src/features/uploads/engine/upload.ts';

/** Files of one type, by the session of this phone. */
export const phoneUpload = (api: Api, session: string, documentType: DocumentType): Upload => ({
  carrier: phoneCarrier(api, session),
  take: (uploadUuid, signal) =>
    api.call(uploadHandoff, { body: { session, documentType, uploadUuid }, signal }),
  discard(documentUuid) {
    api.call(removeHandoffDocument, { body: { session, documentUuid } }).catch(() => {});
  },
});

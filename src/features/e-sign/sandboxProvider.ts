import { getDocument } from '#src/api/contract/documents.ts';
import { postSignDocument, postSigningComplete, postSigningDecline } from '#src/api/contract/signing.ts';
import type { ESignProvider, ProviderContext } from './port.ts';

/** Signs with our own API alone, so that the whole product runs without a vendor. */
export function createProvider({ api, applicationUuid: uuid, sessionId }: ProviderContext): ESignProvider {
  return {
    read: (documentUuid) => api.call(getDocument, { params: { uuid, documentUuid } }),
    async sign({ documentUuid, signedName, signatureImage, signedAt, tagIds, shown, location }) {
      await api.call(postSignDocument, {
        params: { uuid, sessionId },
        body: {
          documentUuid,
          signedName,
          signatureImage,
          signedAt: signedAt.toISOString(),
          tagIds,
          shown,
          location,
        },
      });
    },
    async complete() {
      await api.call(postSigningComplete, { params: { uuid, sessionId } });
    },
    decline: (reason, message) =>
      api.call(postSigningDecline, { params: { uuid, sessionId }, body: { reason, message } }),
  };
}

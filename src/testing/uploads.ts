import { uploadDocument } from '#src/api/contract/documents.ts';
import { personCarrier } from '#src/features/uploads/engine/carrier.ts';
import type { Upload } from '#src/features/uploads/engine/upload.ts';
import type { TestSandbox } from './builders.ts';

/** How an applicant's files go to a sandbox, as those of a screen do; a few of its calls at hand. */
export async function uploadTo(sandbox: TestSandbox) {
  const { api, params, uuid } = await sandbox.applicant({});
  const held = async () =>
    (
      await sandbox.control<{ uploads: { name: string; uuid: string }[] }>('GET', `/applications/${uuid}`)
    ).uploads.map(({ name }) => name);
  const upload: Upload = {
    carrier: personCarrier(api),
    take: (uploadUuid, signal) =>
      api.call(uploadDocument, { params, body: { documentType: 'SUPPORT', uploadUuid }, signal }),
  };
  return { upload, held };
}

/** The same upload with its bytes held back until the test lets them go. */
export function heldBack({ carrier, ...rest }: Upload): { upload: Upload; letGo: () => void } {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const api: typeof carrier.api = {
    async call(endpoint, input) {
      if (endpoint.method === 'PATCH') await free;
      return carrier.api.call(endpoint, input);
    },
  };
  return { upload: { ...rest, carrier: { ...carrier, api } }, letGo };
}

/** Bytes of a PDF that nobody opens. */
export const pdfFile = (name: string, body = '') =>
  new File([`%PDF-1.7\n${body}`], name, { type: 'application/pdf' });

type FaultKind = 'status' | 'network' | 'slow' | 'timeout';

/** What happens to the bytes of files, until it is taken back. */
export const failBytes = (sandbox: TestSandbox, kind: FaultKind, more: object = {}) =>
  sandbox.control('POST', '/faults', { method: 'PATCH', path: '**/uploads/*', kind, ...more });

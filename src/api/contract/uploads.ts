import { string } from 'yup';
import { endpoint } from './endpoint.ts';

const UPLOADS = '/service-documents/secure/api/v1/uploads' as const;
const PHONE_UPLOADS = '/service-documents/external/api/v1/uploads' as const;

/** The version of the protocol, in every request and answer of it (tus 1.0.0). */
export const TUS_HEADERS = { 'Tus-Resumable': '1.0.0' } as const;

/** How a phone says whose upload it is, without an account: the session that opening the link gave. */
export const PHONE_SESSION_HEADER = 'X-Phone-Session';

/** The protocol says itself what has arrived: an attempt that is repeated carries no key. */
const shared = {
  source: 'docs/rules.md#resumable-uploads',
  idempotencyKey: false,
  headers: TUS_HEADERS,
  responseKind: 'headers',
  response: string,
} as const;

/** By the session of a phone, which is no login. */
const byPhone = { ...shared, auth: 'none', unauthorized: 'reject' } as const;

const begin = {
  method: 'POST',
  summary:
    'Begins an upload: `Upload-Length` says how long it will be. 413 for what is larger than 20 MB. `Location` names the upload, `Upload-Expires` when it is forgotten.',
} as const;
const ask = {
  method: 'HEAD',
  summary:
    'How much has arrived: `Upload-Offset`. 404 for one that is not the caller’s, 410 once it has expired.',
} as const;
const go = {
  method: 'PATCH',
  summary: 'The next bytes, from `Upload-Offset` on; 409 when it is not where the upload is.',
  bodyKind: 'bytes',
} as const;
const end = { method: 'DELETE', summary: 'Forgets an upload.' } as const;

export const postUpload = endpoint({ ...shared, ...begin, path: UPLOADS });
export const headUpload = endpoint({ ...shared, ...ask, path: `${UPLOADS}/{uploadUuid}` });
export const patchUpload = endpoint({ ...shared, ...go, path: `${UPLOADS}/{uploadUuid}` });
export const deleteUpload = endpoint({ ...shared, ...end, path: `${UPLOADS}/{uploadUuid}` });

export const postPhoneUpload = endpoint({ ...byPhone, ...begin, path: PHONE_UPLOADS });
export const headPhoneUpload = endpoint({ ...byPhone, ...ask, path: `${PHONE_UPLOADS}/{uploadUuid}` });
export const patchPhoneUpload = endpoint({ ...byPhone, ...go, path: `${PHONE_UPLOADS}/{uploadUuid}` });
export const deletePhoneUpload = endpoint({ ...byPhone, ...end, path: `${PHONE_UPLOADS}/{uploadUuid}` });

import type { Api } from '#src/api/client/createApi.ts';
import {
  deletePhoneUpload,
  deleteUpload,
  headPhoneUpload,
  headUpload,
  PHONE_SESSION_HEADER,
  patchPhoneUpload,
  patchUpload,
  postPhoneUpload,
  postUpload,
} from '#src/api/contract/uploads.ts';

const BY_PERSON = { POST: postUpload, HEAD: headUpload, PATCH: patchUpload, DELETE: deleteUpload };
const BY_PHONE = {
  POST: postPhoneUpload,
  HEAD: headPhoneUpload,
  PATCH: patchPhoneUpload,
  DELETE: deletePhoneUpload,
};

/** By which calls bytes are sent. */
export interface Carrier {
  readonly api: Api;
  readonly calls: typeof BY_PERSON | typeof BY_PHONE;
  readonly headers: Readonly<Record<string, string>>;
}

/** For somebody who is signed in. */
export const personCarrier = (api: Api): Carrier => ({ api, calls: BY_PERSON, headers: {} });

/** For a phone that helps somebody out, by the session that opening its link gave. */
export const phoneCarrier = (api: Api, session: string): Carrier => ({
  api,
  calls: BY_PHONE,
  headers: { [PHONE_SESSION_HEADER]: session },
});

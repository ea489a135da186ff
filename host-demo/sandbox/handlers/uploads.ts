import type * as topic from '#src/api/contract/uploads.ts';
import { PHONE_SESSION_HEADER, postPhoneUpload, postUpload } from '#src/api/contract/uploads.ts';
import { phoneOwner } from './handoff.ts';
import type { Call, HandlersOf } from './types.ts';

const ofPerson = ({ request, me, services }: Call) =>
  services.uploads.answer(postUpload.path, request, me.uuid);

async function ofPhone({ request, services }: Call) {
  const owner = await phoneOwner(services, request.headers.get(PHONE_SESSION_HEADER) ?? '');
  return services.uploads.answer(postPhoneUpload.path, request, owner);
}

/** One server for all of them: the protocol is its own. */
export const uploadsHandlers = {
  postUpload: ofPerson,
  headUpload: ofPerson,
  patchUpload: ofPerson,
  deleteUpload: ofPerson,
  postPhoneUpload: ofPhone,
  headPhoneUpload: ofPhone,
  patchPhoneUpload: ofPhone,
  deletePhoneUpload: ofPhone,
} satisfies HandlersOf<typeof topic>;

import type { Api } from '#src/api/client/createApi.ts';
import { getProfile } from '#src/api/contract/profile.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import type { PreChatValues } from './schema.ts';

/** Who is signed in, as the form asks for it. */
export async function readProfile(api: Api, signal: AbortSignal): Promise<PreChatValues> {
  const { name, email } = await api.call(getProfile, { signal });
  return { friendlyName: (name && fullName(name)) || '', emailAddress: email ?? '' };
}

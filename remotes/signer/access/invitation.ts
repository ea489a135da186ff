import { queryOptions } from '@tanstack/react-query';
import { type InferType, object, string } from 'yup';
import { postSignerInvitation } from '#src/api/contract/signerAccess.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** What an opened invitation says of itself. */
export type Invitation = InferType<typeof postSignerInvitation.response>;

interface Kept {
  token: string;
  /** Absent once its code has been used. */
  invitation?: Invitation | undefined;
}

const keptSchema = object({
  token: string().required(),
  invitation: postSignerInvitation.response.optional().default(undefined),
}).required();

const keyOf = (org: string) => `heloc:signer-invitation:${org}`;

/** The invitation of this tab: a reload must not send another code, and whose session ended can ask for one. */
export function keptInvitation({ storage, org }: Runtime): Kept | undefined {
  try {
    return keptSchema.validateSync(JSON.parse(storage.session.get(keyOf(org())) ?? ''), { strict: true });
  } catch {
    return undefined;
  }
}

export function keepInvitation({ storage, org }: Runtime, kept: Kept): void {
  storage.session.set(keyOf(org()), JSON.stringify(kept));
}

/** Who signs out here leaves nothing behind. */
export function forgetInvitation({ storage, org }: Runtime): void {
  storage.session.remove(keyOf(org()));
}

/** Opens an invitation, which mails a code. Only asking for another code (`refetch`) does it again. */
export function invitationQuery(runtime: Runtime, token: string) {
  const kept = keptInvitation(runtime);
  return queryOptions({
    queryKey: ['signer-invitation', token],
    async queryFn() {
      const invitation = await runtime.api.call(postSignerInvitation, { body: { token } });
      keepInvitation(runtime, { token, invitation });
      return invitation;
    },
    ...(kept?.token === token && kept.invitation ? { initialData: kept.invitation } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

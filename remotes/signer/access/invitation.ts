import { queryOptions } from '@tanstack/react-query';
import { boolean, type InferType, object, string } from 'yup';
import { postSignerInvitation } from '#src/api/contract/signerAccess.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** The content of an opened invitation. */
export type Invitation = InferType<typeof postSignerInvitation.response>;

interface StoredInvitation {
  token: string;
  /** Absent until it was opened. */
  invitation?: Invitation | undefined;
  /** Its code has been used to sign in. */
  used?: boolean | undefined;
}

const storedSchema = object({
  token: string().required(),
  invitation: postSignerInvitation.response.optional().default(undefined),
  used: boolean(),
}).required();

const keyOf = (org: string) => `heloc:signer-invitation:${org}`;

/**
 * The invitation of this tab: a reload must not send another code, and after the session has ended one can be asked for.
 * It belongs to the link, not to the signed-in person: opening it may sign another person out.
 */
export function storedInvitation({ storage, org }: Runtime): StoredInvitation | undefined {
  try {
    return storedSchema.validateSync(JSON.parse(storage.session.get(keyOf(org())) ?? ''), { strict: true });
  } catch {
    return undefined;
  }
}

export function storeInvitation({ storage, org }: Runtime, stored: StoredInvitation): void {
  storage.session.set(keyOf(org()), toJson(stored));
}

/** The token that a link carries: in the fragment, or in the query, where older mails have it. */
export function tokenOf({ search, hash }: { search: string; hash: string }): string | undefined {
  const [inFragment, inQuery] = [hash.slice(1), search].map((part) => new URLSearchParams(part).get('token'));
  return inFragment ?? inQuery ?? undefined;
}

/** A link was opened: its invitation is the one of this tab. */
export function acceptInvitation(runtime: Runtime, token: string): void {
  const stored = storedInvitation(runtime);
  storeInvitation(runtime, { token, invitation: stored?.token === token ? stored.invitation : undefined });
}

/** Who signs out here leaves nothing behind. */
export function forgetInvitation({ storage, org }: Runtime): void {
  storage.session.remove(keyOf(org()));
}

/** Opens an invitation, which mails a code. Only asking for another code (`refetch`) does it again. */
export function invitationQuery(runtime: Runtime, token: string) {
  const stored = storedInvitation(runtime);
  return queryOptions({
    queryKey: ['signer-invitation', token],
    async queryFn() {
      const invitation = await runtime.api.call(postSignerInvitation, { body: { token } });
      storeInvitation(runtime, { token, invitation });
      return invitation;
    },
    ...(stored?.token === token && stored.invitation ? { initialData: stored.invitation } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

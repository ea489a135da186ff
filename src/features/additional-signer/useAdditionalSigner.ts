import { useQuery } from '@tanstack/react-query';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import { identityQuery } from '#src/api/queries/identity.ts';
import { isAdditionalSigner, listsSigners } from '#src/domain/additionalSigner.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/**
 * Whether the person is an additional signer of the application; undefined until it is known. Only where the
 * application lists signers is the identity asked for, and whoever cannot be identified is none of them.
 */
export function useAdditionalSigner(
  profile: Profile | undefined,
  heloc: Heloc | undefined,
): boolean | undefined {
  const { api } = useRuntime();
  const byProfile = isAdditionalSigner(profile);
  const asks = !byProfile && listsSigners(heloc);
  const identity = useQuery({ ...identityQuery(api), enabled: asks });
  if (byProfile) return true;
  if (!profile || !heloc || (asks && identity.isPending)) return undefined;
  return isAdditionalSigner(profile, heloc, identity.data);
}

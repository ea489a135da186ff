import { useBrand } from '#src/brand/BrandProvider.tsx';
import { type Destination, destinationsOf } from '#src/domain/org/navigation.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useUser } from '../session/useUser.ts';

/**
 * Which of these pages a person is led to. A signer has a dashboard only as a broker; while that is not known, none
 * (docs/rules.md#top-bar-and-side-bar).
 */
export function useDestinations(asked: readonly Destination[]): Destination[] {
  const brand = useBrand();
  const isSigner = useRuntime().remote === 'signer';
  const isBroker = useUser(isSigner)?.isBroker ?? false;
  return destinationsOf(asked, brand).filter((name) => name !== 'dashboard' || !isSigner || isBroker);
}

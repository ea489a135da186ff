import type { Destination } from '#src/domain/org/navigation.ts';
import { DestinationLink } from './DestinationLink.tsx';
import { MenuList } from './MenuList.ts';

/** Pages of the brand's site as a list of links. */
export function Destinations({
  of,
  onLeave,
}: {
  of: readonly Destination[];
  onLeave?(go: () => void): void;
}) {
  return (
    <MenuList>
      {of.map((name) => (
        <li key={name}>
          <DestinationLink to={name} onLeave={onLeave} />
        </li>
      ))}
    </MenuList>
  );
}

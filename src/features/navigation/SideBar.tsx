import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { SIDE_BAR } from '#src/domain/org/navigation.ts';
import { copy } from './copy.ts';
import { Destinations } from './Destinations.tsx';
import { itemInset } from './MenuList.ts';
import { useDestinations } from './useDestinations.ts';

/** Its words stand below those of the other cards. */
const Bar = styled.nav`
  margin-inline: calc(-1 * ${itemInset});
`;

/** Of pages outside of an application (docs/rules.md#top-bar-and-side-bar). */
export function View() {
  const t = useCopy(copy);
  return (
    <Bar aria-label={t('main')}>
      <Destinations of={useDestinations(SIDE_BAR)} />
    </Bar>
  );
}

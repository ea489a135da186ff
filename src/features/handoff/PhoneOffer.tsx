import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';

/** Offered on computers only. */
const OnComputer = styled.div`
  @media (pointer: coarse) {
    display: none;
  }
`;

export function PhoneOffer({ onChosen }: { onChosen(): void }) {
  const t = useCopy(copy);
  return (
    <OnComputer>
      <Button variant="secondary" onClick={onChosen}>
        {t('offer')}
      </Button>
    </OnComputer>
  );
}

import styled from 'styled-components';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Ink } from './drawing/Ink.tsx';
import { SignatureText } from './SignatureText.tsx';
import type { Adopted } from './schema.ts';

const Drawn = styled.span`
  display: inline-block;
  inline-size: 9em;
  max-inline-size: 100%;
  & > svg {
    display: block;
    inline-size: 100%;
  }
`;

/** The adopted signature as it is put in its places: typed or drawn; initials are always typed. */
export function Signature({ adopted, initials = false }: { adopted: Adopted; initials?: boolean }) {
  const { signedName, drawing, style } = adopted;
  if (drawing && !initials) {
    return (
      <Drawn role="img" aria-label={signedName} {...EXCLUDED}>
        <Ink drawing={drawing} />
      </Drawn>
    );
  }
  return <SignatureText $look={style}>{initials ? adopted.initials : signedName}</SignatureText>;
}

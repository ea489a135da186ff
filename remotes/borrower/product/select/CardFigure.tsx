import styled from 'styled-components';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';

/** At the end of the label's line where both fit, else below it. */
const End = styled.span`
  float: right;
  float: inline-end;
`;

/** The figure by which cards are compared, on the line of their label; screen readers get it from the card's description. */
export const figureMark = (text: string) => <End aria-hidden="true">{text}</End>;

/** The same figure, in the description. */
export const spokenFigure = (text: string) => <VisuallyHidden>{`${text}, `}</VisuallyHidden>;

import styled from 'styled-components';

/** What is read as one piece, such as a telephone number: on a line of its own rather than broken, unless that is too narrow. */
export const NoBreak = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;

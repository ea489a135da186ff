import styled from 'styled-components';

/** What is read as one piece, such as a telephone number: no line breaks in it. */
export const NoBreak = styled.span`
  white-space: nowrap;
`;

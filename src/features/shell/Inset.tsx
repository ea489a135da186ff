import styled from 'styled-components';

/** What a bar of the page holds: header, columns and footer stand in line, and no wider than can be read. */
export const Inset = styled.div`
  align-self: center;
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 72em;
  padding-inline: min(calc(var(--heloc-space) * 2), 5%);
`;

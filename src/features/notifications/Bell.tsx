import styled from 'styled-components';

const Svg = styled.svg`
  flex: none;
  inline-size: 1.5em;
  block-size: 1.5em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export function Bell() {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4zm4 4h4" />
    </Svg>
  );
}

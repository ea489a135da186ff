import styled from 'styled-components';

/** Strokes on a 24 x 24 grid. */
const PATHS = {
  alert: 'M12 8v5m0 3v.01M12 3 2.5 20h19z',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zm8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-14v5l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  file: 'M6 3h8l5 5v13H6zm8 0v5h5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-10v5m0-8.5v.01',
  minus: 'M5 12h14',
  phone: 'M6 3h4l1.5 5L9 10a11 11 0 0 0 5 5l2-2.5 5 1.5v4c0 1.5-1 2-2 2C10 20 4 13 4 5c0-1 .5-2 2-2',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 4 4',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m-4-9 3 3 5.5-6',
  upload: 'M12 16V5m-5 5 5-5 5 5M4 20h16',
} as const;

export type IconName = keyof typeof PATHS;

const Svg = styled.svg<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}em;
  block-size: ${({ $size }) => $size}em;
  vertical-align: -0.2em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface IconProps {
  name: IconName;
  /** In em. */
  size?: number;
}

/** A drawing beside text; never the only carrier of a meaning. */
export function Icon({ name, size = 1.25 }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" $size={size}>
      <path d={PATHS[name]} />
    </Svg>
  );
}

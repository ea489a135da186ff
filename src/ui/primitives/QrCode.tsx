import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';

/** Dark on light whatever the theme: many cameras do not read the inverse. */
const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 14em;
  block-size: auto;
  background-color: #fff;
  fill: #000;
  forced-color-adjust: none;
`;

/** Light modules around the code, as the standard asks. */
const QUIET = 4;

/** A text for a camera. What it says must stand beside it, too: not everybody has one. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const id = useId();
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: QUIET });
    const rows = code.data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
    return { path: rows.join(''), size: code.size };
  }, [text]);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-labelledby={id} shapeRendering="crispEdges">
      <title id={id}>{title}</title>
      <path d={path} />
    </Picture>
  );
}

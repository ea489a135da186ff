const SIZE = 6;

/** Slanting lines, for a fill by `url(#id)`: recognisable without colour. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect data-series="ground" width={SIZE} height={SIZE} />
        <path data-series="hatch" d={`M${SIZE / 2} 0V${SIZE}`} />
      </pattern>
    </defs>
  );
}

/** Tops of a scale whose half reads well too. */
const STEPS = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The end of a scale that has room for all values: 52,495 fits below 60,000. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(...values, 1);
  const unit = 10 ** Math.floor(Math.log10(most));
  return unit * (STEPS.find((step) => step * unit >= most) ?? 10);
}

/** Where a value stands in a drawing that is 100 high, from its top. */
export const yOf = (value: number, top: number): number => round(100 - (100 * value) / top);

const round = (coordinate: number) => Math.round(coordinate * 100) / 100;

/** Straight lines from value to value, evenly from one side of the drawing to the other or from middle to middle of columns. */
export function linePath(values: readonly number[], top: number, isColumns = false): string {
  const step = 100 / (isColumns ? values.length : values.length - 1);
  const first = isColumns ? step / 2 : 0;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round(first + index * step)} ${yOf(value, top)}`)
    .join('');
}

/** The same down to nothing, which is reached after a share of the way. */
export function linePathToNothing(values: readonly number[], top: number, share: number): string {
  const reached = values.findIndex((value) => value <= 0);
  const points = linePath(values, top).split('L').slice(0, reached);
  return [...points, `${round(100 * share)} 100`].join('L');
}

/** How much of its share of the width a column takes. */
const COLUMN = 0.7;

export interface Column {
  x: number;
  width: number;
}

export function columnOf(index: number, count: number): Column {
  const share = 100 / count;
  return { x: round(share * (index + (1 - COLUMN) / 2)), width: round(share * COLUMN) };
}

export function columnsPath(values: readonly number[], top: number): string {
  return values
    .map((value, index) => {
      const { x, width } = columnOf(index, values.length);
      return `M${x} 100V${yOf(value, top)}h${width}V100Z`;
    })
    .join('');
}

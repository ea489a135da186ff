/** A signature drawn by hand: lines through points on a pad of this size. Kept in memory only. */
export const PAD = { width: 600, height: 200 } as const;
export const LINE_WIDTH = 4;

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];
export type Drawing = readonly Stroke[];

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Where on the pad a pointer is. */
export function pointAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Point {
  const x = width > 0 ? ((clientX - left) / width) * PAD.width : 0;
  const y = height > 0 ? ((clientY - top) / height) * PAD.height : 0;
  return [clamp(Math.round(x), PAD.width), clamp(Math.round(y), PAD.height)];
}

/** The data of an SVG path. A touch without a move is a dot. */
export function pathOf(drawing: Drawing): string {
  return drawing
    .map(([first = [0, 0], ...rest]) => {
      const on = rest.length > 0 ? rest : [first];
      return `M${first.join(' ')}${on.map((point) => `L${point.join(' ')}`).join('')}`;
    })
    .join('');
}

/** Shorter than this is a slip of the pen, not a signature. */
const MIN_DRAWING_LENGTH = 60;

const length = (stroke: Stroke) =>
  stroke.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = stroke[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

export function isSignature(drawing: Drawing | undefined): drawing is Drawing {
  return (drawing ?? []).reduce((sum, stroke) => sum + length(stroke), 0) >= MIN_DRAWING_LENGTH;
}

/** Of the paper's ink, not of the theme. */
const INK = '#14142b';

/** The picture that is sent: a PNG as a data URL, ink on nothing. */
export function toPng(drawing: Drawing): string {
  const canvas = document.createElement('canvas');
  canvas.width = PAD.width;
  canvas.height = PAD.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot make a picture of the signature');
  context.lineWidth = LINE_WIDTH;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = INK;
  context.stroke(new Path2D(pathOf(drawing)));
  return canvas.toDataURL('image/png');
}

import { type Drawing, LINE_WIDTH, PAD, pathOf } from './strokes.ts';

/** What was drawn, in the colour of the text around it. */
export function Ink({ drawing, ruled = false }: { drawing: Drawing; ruled?: boolean }) {
  return (
    <svg viewBox={`0 0 ${PAD.width} ${PAD.height}`} fill="none" stroke="currentColor" aria-hidden="true">
      {ruled ? <path d={`M30 160H${PAD.width - 30}`} strokeDasharray="6 6" opacity="0.5" /> : null}
      <path d={pathOf(drawing)} strokeWidth={LINE_WIDTH} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

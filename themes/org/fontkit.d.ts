declare module 'fontkit' {
  /** As far as we use it. */
  export interface Font {
    readonly familyName: string;
    readonly characterSet: readonly number[];
    readonly variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
    readonly 'OS/2'?: { readonly usWeightClass: number };
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly HVAR?: object;
    layout(text: string): { readonly advanceWidth: number; readonly glyphs: readonly Glyph[] };
    getGlyph(id: number): Glyph;
    /** Its own, of version 2.0.4. */
    readonly _transformedGlyphs: readonly {
      readonly points?: readonly Point[];
      readonly components?: readonly { readonly dx: number; readonly dy: number }[];
    }[];
    readonly _variationProcessor: {
      getAdvanceAdjustment(id: number, table: object): number;
      /** Moves them; the last four are those of width and height. */
      transformPoints(id: number, points: Point[]): void;
    };
  }
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: unknown;
  }
  export interface Point {
    x: number;
    y: number;
    readonly endContour: boolean;
    copy(): Point;
  }
  export function create(bytes: Uint8Array): Font | { readonly fonts: readonly Font[] };
}

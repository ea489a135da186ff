declare module 'fontkit' {
  /** As far as we use it. */
  export interface Font {
    readonly familyName: string;
    readonly characterSet: readonly number[];
    readonly variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    readonly 'OS/2'?: { readonly usWeightClass: number };
  }
  export function create(bytes: Uint8Array): Font | { readonly fonts: readonly Font[] };
}

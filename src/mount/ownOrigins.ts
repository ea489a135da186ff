/** Where a release's calls and assets go; the first of each is the default. */
export interface Origins {
  readonly api: readonly string[];
  readonly assets: readonly string[];
}

declare const __webpack_require__: { helocOrigins?: Origins };
declare const __HELOC_ORIGINS__: Origins;

/**
 * Reads what the build, or the CDN, has written into a script. An entry passes it to its chunks, whose integrity is fixed
 * before the origins are known.
 */
export function declareOrigins(): void {
  __webpack_require__.helocOrigins = __HELOC_ORIGINS__;
}

/** This release's own; nowhere outside a build. */
export const ownOrigins = (): Origins =>
  (typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.helocOrigins) ?? {
    api: [],
    assets: [],
  };

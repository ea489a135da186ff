/** Imported on demand only: an asset of the build. Dancing Script, under the SIL Open Font License. */
export const SIGNATURE_FACE_URL = new URL(
  '@fontsource/dancing-script/files/dancing-script-latin-400-normal.woff2',
  import.meta.url,
).href;

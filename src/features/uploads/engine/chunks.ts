/** What is sent again at most when a line breaks. Small enough for a slow one to get a chunk through. */
export const CHUNK_BYTES = 512 * 1024;

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Of a file, in base64. */
export const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

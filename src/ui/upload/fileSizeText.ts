import type { Translate } from '#src/brand/copy.tsx';
import { fileSize } from '#src/domain/documents/files.ts';
import { formatNumber } from '#src/domain/text/format.ts';
import type { copy } from './copy.ts';

/** "1 byte", "1.5 KB", "2,500 MB"; empty for what is no size. */
export function fileSizeText(t: Translate<(typeof copy)['strings']>, bytes: number): string {
  const size = fileSize(bytes);
  if (!size) return '';
  const { count, unit } = size;
  if (unit === 'bytes') return t(unit, { count });
  return t(unit, { count: formatNumber(String(count), 1, { trailingZeroDisplay: 'stripIfInteger' }) });
}

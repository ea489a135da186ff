import { useCopy } from '#src/brand/copy.tsx';
import { copy as uploadCopy } from '#src/ui/upload/copy.ts';
import { fileSizeText } from '#src/ui/upload/fileSizeText.ts';
import { refusalOf } from './chatFiles.ts';
import { copy } from './copy.ts';

/** Why a file was not sent, in words. */
export function View({
  name,
  code,
  mostBytes,
}: {
  name: string;
  code: string | undefined;
  mostBytes: number;
}) {
  const t = useCopy(copy);
  const sizes = useCopy(uploadCopy);
  return (
    <span role="alert">
      {t(refusalOf(code) ?? 'file-failed', { name, size: fileSizeText(sizes, mostBytes) })}
    </span>
  );
}

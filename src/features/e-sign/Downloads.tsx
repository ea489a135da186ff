import { zipSync } from 'fflate';
import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { fileName, saveFile } from '#src/platform/blobs.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';

/** More than so many fold. */
const FEW = 4;

export interface Downloadable {
  uuid: string;
  title: string;
}

/** Documents to keep: one by one, or all in one file. */
export function Downloads({
  documents,
  read,
}: {
  documents: readonly Downloadable[];
  read: (documentUuid: string) => Promise<Blob>;
}) {
  const t = useCopy(copy);
  const [pressed, setPressed] = useState<string>();
  const { run, busy, failure } = useAction((what: string, save: () => Promise<void>) => {
    setPressed(what);
    return save();
  });
  const one = ({ uuid, title }: Downloadable) =>
    run(uuid, async () => saveFile(await read(uuid), fileName(title, 'pdf')));
  const all = () =>
    run('all', async () => {
      const files: Record<string, Uint8Array> = {};
      for (const { uuid, title } of documents) {
        const content = new Uint8Array(await (await read(uuid)).arrayBuffer());
        files[uniqueName(fileName(title, 'pdf'), files)] = content;
      }
      // PDFs are compressed already.
      const archive = zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>;
      saveFile(new Blob([archive], { type: 'application/zip' }), fileName(t('archive'), 'zip'));
    });
  const list = (
    <Stack as="ul" gap={1}>
      {documents.map((item) => (
        <li key={item.uuid}>
          <LinkButton onClick={() => one(item)} aria-disabled={busy || undefined}>
            <Icon name="download" />{' '}
            {busy && pressed === item.uuid ? t('downloading') : t('download', { title: item.title })}
          </LinkButton>
        </li>
      ))}
    </Stack>
  );
  return (
    <Stack>
      {failure ? <Alert tone="error">{t('downloadFailed')}</Alert> : null}
      {documents.length > 1 ? (
        <Actions>
          <Button
            variant="secondary"
            busy={busy && pressed === 'all'}
            busyLabel={t('downloadingAll')}
            onClick={all}
          >
            {t('downloadAll')}
          </Button>
        </Actions>
      ) : null}
      {documents.length > FEW ? (
        <Details summary={t('eachDocument', { count: documents.length })}>{list}</Details>
      ) : (
        list
      )}
    </Stack>
  );
}

function uniqueName(name: string, taken: Readonly<Record<string, unknown>>): string {
  let candidate = name;
  for (let n = 2; Object.hasOwn(taken, candidate); n += 1) {
    candidate = name.replace(/(\.\w+)$/, `-${n}$1`);
  }
  return candidate;
}

import { useEffect, useState } from 'react';
import type { Context } from '../../themes/org/checks/context.ts';
import type { Locate } from './model/compiled.ts';
import { draft } from './server.ts';

const known = new WeakMap<Uint8Array, Promise<string>>();

/** The address of bytes on the demo; sent there once. */
function addressOf(bytes: Uint8Array): Promise<string> {
  const address = known.get(bytes) ?? draft(bytes);
  known.set(bytes, address);
  address.catch(() => known.delete(bytes));
  return address;
}

/** Where the drawings and fonts of an organisation can be fetched; the last ones until those of now can. */
export function useLocate(context: Context | undefined): Locate | undefined {
  const [locate, setLocate] = useState<{ of: Locate; key: string }>();
  useEffect(() => {
    if (!context) return;
    let isGone = false;
    const { assets, files } = context;
    const paths = [...new Set(assets.map(({ layer, file }) => `${layer}/${file}`))];
    void Promise.all(
      paths.map(async (path): Promise<[string, string]> => {
        const bytes = files.read(path);
        return [path, bytes ? await addressOf(bytes).catch(() => '') : ''];
      }),
    ).then((found) => {
      if (isGone) return;
      const urls = new Map(found.filter(([, url]) => url !== ''));
      const key = [...urls].flat().join('\n');
      setLocate((before) =>
        before?.key === key
          ? before
          : { key, of: (path) => urls.get(path) ?? `${location.origin}/studio/v1/drafts/missing` },
      );
    });
    return () => {
      isGone = true;
    };
  }, [context]);
  return locate?.of;
}

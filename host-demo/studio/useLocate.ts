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

/** What can be shown: an organisation with the addresses of its drawings and fonts; the last one until those of now are there. */
export function useLocated(context: Context | undefined): { context: Context; locate: Locate } | undefined {
  const [located, setLocated] = useState<{ context: Context; locate: Locate; key: string }>();
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
      const locate: Locate = (path) => urls.get(path) ?? `${location.origin}/studio/v1/drafts/missing`;
      setLocated((before) => ({ context, key, locate: before?.key === key ? before.locate : locate }));
    });
    return () => {
      isGone = true;
    };
  }, [context]);
  return located;
}

export const useLocate = (context: Context | undefined): Locate | undefined => useLocated(context)?.locate;

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RemoteName } from '#src/domain/remotes.js';

/** The files that a remote may ask for beside its entry, as the build wrote them, each with the name of its chunk if it has one. */
export function filesOf(remote: RemoteName): Map<string, string> {
  const list = readFileSync(`${process.env.HELOC_DIST ?? 'dist'}/files/${remote}.json`, 'utf8');
  const files = new Map(Object.entries(JSON.parse(list) as Record<string, string>));
  files.delete('remoteEntry.js');
  return files;
}

/** A file by the name of its chunk, or by how it ends. */
export function fileNamed(remote: RemoteName, name: string): string {
  const [file] = [...filesOf(remote)].find(([file, chunk]) => chunk === name || file.endsWith(name)) ?? [];
  if (!file) throw new Error(`${remote} has no file "${name}"`);
  return file;
}

/** Decides about the requests for a remote's files, those that only prefetch one among them. */
export async function onFiles(
  page: Page,
  remote: RemoteName,
  decide: (file: string) => 'abort' | 'continue',
): Promise<void> {
  await page.route(
    ({ pathname }) =>
      pathname.startsWith('/heloc/') &&
      pathname.includes(`/${remote}/`) &&
      !pathname.endsWith('/remoteEntry.js'),
    (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      return route[decide(file)]();
    },
  );
}

import type { Configuration } from '@rspack/core';
import type { Mode } from './.ci/rspack/base.ts';
import { browserBundle, nodeBundle } from './.ci/rspack/bundles.ts';
import { loaders } from './.ci/rspack/loader.ts';
import { leftOutModes } from './.ci/rspack/release.ts';
import { remote } from './.ci/rspack/remote.ts';
import { NAVIGATION, REMOTES } from './src/domain/remotes.js';

const prerender = (mode: Mode) =>
  nodeBundle('prerender', { main: './remotes/borrower/prerender/main.ts' }, 'prerender', mode, {
    bundleDependencies: true,
  });

/** Every build; `--env only=signer,embed` makes some of them. */
export default (env: { only?: string } = {}, argv: { mode?: Mode } = {}): Configuration[] => {
  const mode = argv.mode ?? 'production';
  const only = env.only?.split(',');
  const isSelected = (name = '') => !only || only.includes(name);
  if (isSelected('chat') && leftOutModes.length > 0) {
    const modes = leftOutModes.join(', ');
    process.stdout.write(
      `Not in this build: chat by ${modes}, which answers with phone and email. With a contract with its vendor: HELOC_CHAT_VENDORS=${modes}\n`,
    );
  }
  const remotes = [...REMOTES, NAVIGATION].map((name) => remote(name, mode));
  /** The demo: its pages, and a server for its four origins and the sandbox. */
  const hosts = [
    browserBundle('dashboard', './host-demo/dashboard/main.ts', 'host-demo/dashboard', mode),
    browserBundle('console', './host-demo/console/main.ts', 'host-demo/console', mode),
    browserBundle('chat-desk', './host-demo/console/chat/main.ts', 'host-demo/console', mode),
    browserBundle('studio', './host-demo/studio/main.tsx', 'host-demo/studio', mode),
    browserBundle('preview', './host-demo/studio/preview/main.ts', 'host-demo/studio', mode),
    nodeBundle('server', { server: './host-demo/server/main.ts' }, 'host-demo/server', mode),
  ];
  const tools = [
    // What the bench compares with, and the journeys that it goes through.
    browserBundle('floor', './e2e/bench/floor/index.tsx', 'e2e/floor', mode),
    browserBundle('bare', './e2e/bench/bare/index.tsx', 'e2e/bare', mode),
    nodeBundle('bench', { journeys: './e2e/bench/journeys.ts' }, 'e2e/bench', mode),
    // Renders the first step of each organisation; with its dependencies, so that the build's own React does. Not in
    // development, where nothing is rendered by the build.
    ...(mode === 'production' ? [prerender(mode)] : []),
    // What organisations are written, checked and published with: one file, to be used without the rest.
    nodeBundle('org', { org: './themes/org/main.ts' }, '.', mode, { bundleDependencies: true }),
  ];
  const embed = loaders(
    mode,
    REMOTES.filter((name) => isSelected(name)),
  );
  return [...remotes, ...embed, ...hosts, ...tools].filter(({ name }) => isSelected(name));
};

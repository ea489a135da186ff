import {
  type Configuration,
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';

const ownCache = (test: RegExp, name: string) => ({ test, name, chunks: 'async', enforce: true }) as const;

/** What several chunks of a remote need is in one of them, or in one beside them. */
const shared = (name: string, ...names: string[]) =>
  ({
    name,
    minChunks: 2,
    chunks: (chunk: { name?: string }) => names.includes(chunk.name ?? ''),
    enforce: true,
  }) as const;

/** How a remote is cut into chunks, and made small. */
export const optimization: Configuration['optimization'] = {
  // A worker is left as it came: its integrity is known before anything is minified.
  minimizer: [
    new SwcJsMinimizerRspackPlugin({
      exclude: /\.mjs$/,
      minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, format: { ecma: 2022 } },
    }),
    new LightningCssMinimizerRspackPlugin(),
  ],
  splitChunks: {
    // Exposed modules are not split: each loads in one request, apart from the libraries, which are cached on their own.
    chunks: (chunk) => !chunk.name?.startsWith('__federation_expose'),
    // Each chunk costs the entry a name and a hash, which everybody loads: what is smaller is in each chunk that needs it.
    minSize: 120_000,
    cacheGroups: {
      defaultVendors: false,
      react: ownCache(/node_modules[\\/](react|react-dom|scheduler)[\\/]/, 'react'),
      styled: ownCache(/node_modules[\\/](styled-components|stylis|@emotion)[\\/]/, 'styled'),
      chatForm: shared('chat-form', 'chat-form', 'chat-survey'),
      // What goes on behind a closed panel comes without any of the panel.
      chatConversation: {
        ...shared('chat-conversation', 'chat-conversation', 'chat-agent', 'chat-assistant', 'chat-ended'),
        test: /remotes[\\/]chat[\\/](conversation|session|transports)[\\/]/,
        priority: 1,
      },
      chatTalk: shared('chat-talk', 'chat-agent', 'chat-assistant', 'chat-ended'),
    },
  },
};

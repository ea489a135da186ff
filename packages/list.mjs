/**
 * What hosts install. A package of the list may depend on those before it.
 *
 * - `entries`: by the sub-path of its `exports`, the source below the package's folder; `bundled` has one file of types
 *   of its own, the others refer to that of `.`
 * - `limits`: bytes, gzipped, of an entry's script
 */
export const PACKAGES = [
  {
    name: 'embed',
    description:
      'Loads the home-equity application on a page; types of its options, events, errors and element',
    entries: { '.': 'index.ts', './jsx': 'jsx.ts' },
    limits: { '.': 1000 },
    peers: { '@types/react': '^18.2.6 || ^19.0.0' },
    optional: ['@types/react'],
  },
  {
    name: 'react',
    description: 'The home-equity application as a React component',
    entries: { '.': 'index.tsx' },
    limits: { '.': 1000 },
    banner: "'use client';",
    dependencies: ['embed'],
    peers: { react: '^18.2.0 || ^19.0.0', '@types/react': '^18.2.6 || ^19.0.0' },
    optional: ['@types/react'],
  },
];

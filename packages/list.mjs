/**
 * What hosts install. A package of the list may depend on those before it.
 *
 * - `entries`: by the sub-path of its `exports`, the source below the package's folder
 * - `bundled`: entries besides `.` with types of their own in one file; those of the others refer to that of `.`
 * - `fields`: of its package.json, besides those that every package has
 * - `limits`: bytes, gzipped, of an entry's script
 */
export const PACKAGES = [
  {
    name: 'embed',
    description:
      'Loads the home-equity application on a page; types of its options, events, errors and element',
    entries: { '.': 'index.ts', './jsx': 'jsx.ts', './openfeature': 'openfeature.ts' },
    bundled: ['./openfeature'],
    limits: { '.': 1000, './openfeature': 1000 },
    fields: { customElements: 'custom-elements.json' },
    peers: { '@types/react': '^18.2.6 || ^19.0.0', '@openfeature/web-sdk': '^1.9.0' },
    optional: ['@types/react', '@openfeature/web-sdk'],
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
  {
    name: 'testing',
    description:
      "For a host's own tests: a widget that loads nothing, answers of the API for MSW, page objects for Playwright",
    entries: { '.': 'index.ts', './msw': 'msw/handlers.ts', './playwright': 'playwright/helocPage.ts' },
    bundled: ['./msw', './playwright'],
    dependencies: ['embed'],
    peers: { msw: '^2.7.0 || ^3.0.0', '@playwright/test': '^1.50.0' },
    optional: ['msw', '@playwright/test'],
  },
];

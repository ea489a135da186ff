const { readdirSync } = require('node:fs');
const { basename, dirname } = require('node:path');

/** Layers, lowest first: each may import itself and those before it. */
const LAYERS = ['jsx', 'domain', 'api', '(?:brand|platform)', 'ui', 'features', 'mount'];
/** Tests, and what only they use: journeys, and whatever stands in a folder that says so. */
const TEST = String.raw`\.(test|spec)\.tsx?$|^(src|remotes|host-demo).*/testing/|^packages/\w+/.+/testing/|/journeys?\.ts$|/\w+-tests/`;
/** The tests themselves, which may go through whatever leads to what they test. */
const SUITE = String.raw`\.(test|spec)\.tsx?$`;
/** A folder with a `screen.ts`; one within another comes first, or the outer one would be found in its place. */
const screens = readdirSync('remotes', { recursive: true })
  .filter((file) => basename(file) === 'screen.ts')
  .map((file) => `remotes/${dirname(file)}`)
  .toSorted((one, other) => other.length - one.length);
const SCREENS = screens.join('|');
/** The first part of a screen's path: `remotes/borrower/income`, and also `remotes/borrower/hold`, a section of one screen. */
const SECTIONS = [...new Set(screens.map((folder) => folder.split('/').slice(0, 3).join('/')))].join('|');

const upward = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `no-upward-from-${layer.replace(/\W+/g, '')}`,
  severity: 'error',
  comment: 'A lower layer does not know the higher ones.',
  from: { path: `^src/${layer}/`, pathNot: TEST },
  to: { path: `^(src/(${LAYERS.slice(index + 1).join('|')})/|remotes/|host-demo/)` },
}));

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'no-remote-from-shared',
      severity: 'error',
      comment: 'Test support included: it is given the remote that is tested.',
      from: { path: '^src/', pathNot: SUITE },
      to: { path: '^remotes/' },
    },
    {
      name: 'no-host-from-shared',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^(host-demo|themes)/' },
    },
    {
      name: 'no-remote-from-remote',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/', pathNot: SUITE },
      to: { path: '^remotes/([^/]+)/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'no-screen-from-screen',
      severity: 'error',
      comment: 'What two screens share stands beside them in their section, not in one of them.',
      from: { path: `^(${SCREENS})/`, pathNot: TEST },
      to: { path: `^(${SCREENS})/`, pathNot: '^$1/' },
    },
    {
      name: 'no-section-from-section',
      severity: 'error',
      comment: 'What two sections share is a feature.',
      from: { path: `^(${SECTIONS})/`, pathNot: TEST },
      to: { path: `^(${SECTIONS})/`, pathNot: '^$1/' },
    },
    {
      name: 'no-journey-from-another-section',
      severity: 'error',
      comment:
        'The way to a screen leads through those before it in its section; what two sections share stands beside their screens.',
      from: { path: `^(${SECTIONS})/`, pathNot: SUITE },
      to: { path: `^(${SCREENS})/`, pathNot: '^$1/' },
    },
    {
      name: 'no-test-support-in-production',
      severity: 'error',
      from: { path: '^(src|remotes|host-demo|packages)/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'no-host-from-remote',
      severity: 'error',
      from: { path: '^remotes/', pathNot: TEST },
      to: { path: '^(host-demo|themes)/' },
    },
    {
      name: 'sandbox-knows-contract-and-domain',
      severity: 'error',
      from: { path: '^host-demo/sandbox/', pathNot: TEST },
      to: { path: '^(src/(?!api/contract/|domain/)|remotes/|themes/)' },
    },
    {
      name: 'embed-knows-nothing',
      severity: 'error',
      comment: 'The loader imports only types of the rest, and which remotes there are.',
      from: { path: '^src/embed/' },
      to: {
        path: '^(src/(?!embed/|domain/remotes\\.js)|remotes/|host-demo/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'packages-know-types',
      severity: 'error',
      comment: 'What a host installs imports only types of the rest, and the names of options.',
      from: { path: '^packages/(?!testing/)[^/]+/', pathNot: TEST },
      to: {
        path: '^(src|remotes|host-demo|themes|e2e)/',
        pathNot: '^src/embed/fixedOptions\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'fake-is-made-of-the-loader',
      severity: 'error',
      comment: 'What a host tests with answers by the same code; what it is generated from is not shipped.',
      from: { path: '^packages/testing/', pathNot: TEST },
      to: {
        path: '^(src|remotes|host-demo|themes|e2e)/',
        pathNot: '^src/(embed/|mount/(options|page|ownOrigins)\\.ts|domain/remotes\\.js)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-knows-packages',
      severity: 'error',
      from: { path: '^(src|remotes|host-demo|themes)/', pathNot: TEST },
      to: { path: '^packages/' },
    },
    {
      name: 'nothing-knows-e2e',
      severity: 'error',
      from: { path: '^(src|remotes|host-demo|themes|packages)/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: { path: 'node_modules', pathNot: 'node_modules/(big\\.js|libphonenumber-js)/' },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|assets)/|^e2e/(guide|hosts|packages|results)/' },
    babelConfig: { fileName: '.ci/babel.json' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** The suffix of a test picks its environment: `.test.ts` runs in Node, `.test.tsx` in jsdom. */
const shared = {
  transform: {
    '\\.wasm$': '<rootDir>/.ci/wasm.cjs',
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '#jsx' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@resvg|@twilio/conversations|tslib|quick-lru|msw|@mswjs|until-async|rettime|headers-polyfill|outvariant|@open-draft|strict-event-emitter|react-final-form|final-form|final-form-arrays|react-final-form-arrays|axios|hono|@hono|jotai|htmlparser2|domhandler|domelementtype|domutils|dom-serializer|entities|syllable|flesch-kincaid|p-limit|@tus|srvx|tus-js-client|yocto-queue|pdfjs-dist/legacy)/)',
  ],
  // The same files as in the bundle (.ci/rspack/twilio.ts).
  moduleNameMapper: { '^(@twilio/[\\w-]+|twilsock|twilio-sync)$': '$1/dist/index.js' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/e2e/'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  extensionsToTreatAsEsm: [],
} satisfies Config;

export default {
  testSequencer: '<rootDir>/.ci/longestFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/src/testing/nodeEnvironment.ts',
      testMatch: ['<rootDir>/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/src/testing/domEnvironment.ts',
      testMatch: ['<rootDir>/**/*.test.tsx'],
    },
  ],
} satisfies Config;

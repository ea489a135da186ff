import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compileOnce.ts';
import { seenStyles } from './seenStyles.ts';

compileOnce();

/**
 * jsdom with the web platform parts that it lacks or only imitates, taken from Node: the in-process sandbox
 * answers with real `Response` objects, and uploads must be the same `File` and `FormData` on both sides.
 * `AbortController` stays jsdom's; `MessageChannel` stays out, it would keep the run from exiting.
 */
const FROM_NODE = [
  'fetch',
  'FormData',
  'File',
  'Blob',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'BroadcastChannel',
  'Uint8Array',
  'ArrayBuffer',
] as const;

/** All that a page without TLS has of it. */
const CRYPTO = { getRandomValues: crypto.getRandomValues.bind(crypto) };

export default class DomEnvironment extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    const target = this.global as unknown as Record<string, unknown>;
    const fromNode = globalThis as unknown as Record<string, unknown>;
    const given = {
      ...Object.fromEntries(FROM_NODE.map((name) => [name, fromNode[name]])),
      crypto: CRYPTO,
      getComputedStyle: seenStyles(this.global as unknown as typeof window),
      // As in production: styled-components adds a rule to its sheet, and jsdom parses that rule only.
      SC_DISABLE_SPEEDY: false,
    };
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
    }
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A host's page that does something to everything on it. */
export interface HostilePage {
  name: string;
  /** Goes into `<head>` before our loader. */
  head: string;
  /** Attributes of `<html>`. */
  html?: string;
  /** `Content-Security-Policy`, with `{cdn}` and `{api}` to be filled in. */
  policy?: string;
  /** The nonce of the policy. */
  nonce?: string;
}

const require = createRequire(import.meta.url);
const css = (file: string) => readFileSync(require.resolve(file), 'utf8');
/** A file that a package does not name among its exports. */
const inPackage = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
const preflight = inPackage('tailwindcss', 'src/css/preflight.css');
const script = (...files: string[]) =>
  `<script>${files.map((file) => readFileSync(file, 'utf8')).join(';')}</script>`;
const own = (file: string) => path.join(import.meta.dirname, file);
const style = (text: string) => `<style>${text}</style>`;

/** Scripts that replace what the browser has, or add to it. The application does all that it does elsewhere. */
export const REPLACED: HostilePage[] = [
  { name: 'Prototype 1.7', head: script(own('prototype.js')) },
  { name: 'MooTools 1.6', head: script(own('mootools.js')) },
  { name: 'zone.js', head: script(inPackage('zone.js', 'bundles/zone.umd.js')) },
  { name: 'zone.js 0.8', head: script(require.resolve('zone.js-0.8/dist/zone.js')) },
  { name: 'core-js 2', head: script(require.resolve('core-js/client/shim.js')) },
  {
    name: 'es5-shim',
    head: script(require.resolve('es5-shim/es5-shim.js'), require.resolve('es5-shim/es5-sham.js')),
  },
  {
    name: 'additions that can be enumerated',
    head: `<script>
      for (const type of [Array, Object, Promise, Function]) {
        type.prototype.added = function added() { return this; };
        type.added = function added() {};
      }
    </script>`,
  },
];

/** Replaces `Function.prototype.bind`, which nothing of ours can stand in for. */
export const COMPATIBILITY: HostilePage = {
  name: 'MooTools 1.6 with its compatibility layer',
  head: `<script>window.MOOTOOLS_COMPAT = true;</script>${script(own('mootools.js'))}`,
};

export const HOSTILE: HostilePage[] = [
  ...REPLACED,
  { name: 'a reset of everything', head: style('* { all: revert !important }') },
  { name: 'a 62.5% root font size', head: style('html { font-size: 62.5% }') },
  {
    name: 'hidden buttons and dialogs',
    head: style('button { display: none !important } dialog { display: none !important }'),
  },
  { name: 'Bootstrap', head: style(css('bootstrap/dist/css/bootstrap.min.css')) },
  {
    name: 'Tailwind preflight',
    head: style(
      readFileSync(preflight, 'utf8').replace(
        /theme\('([^']+)'(?:, ([^)]+))?\)/g,
        (_, __, fallback) => fallback ?? 'inherit',
      ),
    ),
  },
  {
    name: 'a dark theme with !important',
    head: style(
      'html, body, div, p, span, label, input, h1, h2, button { background: #111 !important; color: #eee !important; border-color: #444 !important }',
    ),
  },
  {
    name: 'RequireJS and window.define',
    head: `<script>
      window.define = function define() { throw new Error('define was called'); };
      window.define.amd = {};
      window.require = window.requirejs = function require() { throw new Error('require was called'); };
      window.exports = {}; window.module = { exports: window.exports };
    </script>`,
  },
  {
    name: 'a patched Array.prototype',
    head: `<script>
      Array.prototype.last = function last() { return this[this.length - 1]; };
      Array.prototype.remove = function remove(item) { return this.filter((other) => other !== item); };
      Object.defineProperty(Array.prototype, 'first', { enumerable: true, get() { return this[0]; } });
      String.prototype.format = function format() { return this; };
    </script>`,
  },
  { name: 'a right-to-left document', head: '', html: 'dir="rtl" lang="ar"' },
  {
    name: 'a strict policy with a nonce',
    head: '',
    nonce: 'r4nd0mN0nce',
    policy:
      "default-src 'none'; script-src {cdn}; style-src 'nonce-r4nd0mN0nce'; connect-src {cdn} {api}; img-src data: {cdn}; font-src 'none'; base-uri 'none'",
  },
];

/** A page of a host, with its own content that must stay as it is. */
export function hostPage({ head = '', html = '', nonce }: Partial<HostilePage>, loader: string): string {
  const tag = nonce ? loader.replace('<script ', `<script nonce="${nonce}" `) : loader;
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Host</title>${head}${tag}</head>
    <body>
      <header><h1>Host page</h1><p>Text of the host</p><button type="button">Host button</button></header>
      <heloc-application org="OAKLINE"></heloc-application>
      <footer><a href="#top">Host link</a><input aria-label="Host field" value="host"></footer>
    </body></html>`;
}

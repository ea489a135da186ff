/** Scripts outside the chunk graph, since an entry lists the integrity of each chunk; by name, as the build has them. */
declare const __HELOC_SCRIPTS__: Record<StandaloneScript, { file: string; integrity: string }> | undefined;
declare const __webpack_public_path__: string;

type StandaloneScript = 'ribbon' | 'monitor' | 'vitals';

/** Loads one of them; what it exports is on the page then, as `heloc_<name>`. Nothing outside a build. */
export function loadStandaloneScript<Exports>(
  name: StandaloneScript,
  nonce: string | undefined,
): Promise<Exports> {
  const page = window as unknown as Record<string, Exports | undefined>;
  return new Promise((resolve, reject) => {
    const loaded = () => page[`heloc_${name}`];
    const known = loaded();
    if (known) return resolve(known);
    if (typeof __HELOC_SCRIPTS__ === 'undefined') return reject(new Error('Not a build'));
    const { file, integrity } = __HELOC_SCRIPTS__[name];
    const script = Object.assign(document.createElement('script'), {
      crossOrigin: '',
      integrity,
      src: `${__webpack_public_path__}${file}`,
      onload() {
        script.remove();
        resolve(loaded() as Exports);
      },
      onerror() {
        script.remove();
        reject(new Error(`${file} could not be loaded`));
      },
    });
    if (nonce) script.nonce = nonce;
    document.head.append(script);
  });
}

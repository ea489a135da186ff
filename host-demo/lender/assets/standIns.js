// Only in the demo, where QA's console asks for it: what a page may have beside an application, and what may go wrong on it.
const { recorder, throws, privacy, network, flags, telemetry } = document.currentScript.dataset;
const LATER_MS = 10_000;

/** Says on the page what stands in for something. */
function note(...content) {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.append('QA: ', ...content);
  const show = () => document.body.append(line);
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
}

if (recorder) {
  const waiting = [];
  let session;
  const begin = () => {
    session = `https://app.fullstory.com/ui/DEMO/session/${Date.now()}`;
    for (const tell of waiting) tell();
    note('the recorder has begun');
  };
  window.FS = (command, options) => {
    if (command === 'observe') waiting.push(options.callback);
    return command === 'getSession' ? session : undefined;
  };
  if (recorder === 'ready') begin();
  if (recorder === 'late') setTimeout(begin, LATER_MS);
}

if (privacy) {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  note('the browser sends Global Privacy Control');
}

if (network) {
  let onLine = false;
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => onLine });
  note('the browser says that it is offline, for ten seconds from the first page on');
  addEventListener(
    'heloc:ready',
    () =>
      setTimeout(() => {
        onLine = true;
        dispatchEvent(new Event('online'));
        note('online again');
      }, LATER_MS),
    { once: true },
  );
}

if (telemetry) {
  const answer = (label, value) => {
    const button = document.createElement('button');
    button.append(label);
    button.addEventListener('click', () => {
      for (const element of document.querySelectorAll('heloc-application')) element.telemetry = value;
      note(`telemetry is ${value}`);
    });
    return button;
  };
  note('may the use of the pages be told? ', answer('Agree', 'on'), ' ', answer('Refuse', 'off'));
}

if (flags) {
  document.addEventListener('heloc:flags', ({ detail }) =>
    localStorage.setItem('heloc-console:told-flags', JSON.stringify({ at: Date.now(), ...detail })),
  );
}

if (throws) {
  /** Where an error comes from is in its stack. */
  const FRAMES = {
    ours: () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/heloc\/[^/]+\/borrower\/[^/]+\.js$/.test(name)),
    host: () => `${location.origin}/assets/standIns.js`,
    extension: () => 'chrome-extension://abcdefghijklmnopabcdefghijklmnop/content.js',
  };
  let heard = 0;
  // As error monitoring listens.
  window.onerror = () => {
    heard += 1;
  };
  addEventListener(
    'heloc:ready',
    () =>
      setTimeout(() => {
        // After what is thrown has been heard.
        setTimeout(() => note(`thrown; the page's own error handler heard ${heard}`), 100);
        const error = new Error(`Thrown for QA: ${throws}`);
        error.stack = `${error}\n    at qa (${FRAMES[throws]()}:1:1)`;
        throw error;
      }, 1000),
    { once: true },
  );
}

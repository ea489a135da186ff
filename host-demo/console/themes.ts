import { byId, h } from './dom.ts';
import { origins } from './origins.ts';

/** As the tool writes them: see `themes/org/problems.ts`. */
interface State {
  changed: readonly string[];
  problems: readonly { file: string; line: number; path: string; found: string; why: string; fix?: string }[];
}

const { live } = (document.querySelector('#console') as HTMLElement).dataset;

/** What was written last below `themes/`, and what is wrong with it; a broken organisation is served as it last was. */
export function followThemes(): void {
  const hint = byId('themes-hint');
  if (live !== 'true') {
    hint.textContent = 'Followed by npm start and npm run dev.';
    return;
  }
  hint.textContent = 'A folder of themes/ is served as it is saved; open pages take it.';
  new EventSource(`${origins.cdn}/__themes`).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { changed, problems } = JSON.parse(data) as State;
    byId('themes-changed').textContent =
      `${changed.length > 0 ? `Served: ${changed.join(', ')}.` : ''} ${problems.length > 0 ? `Problems: ${problems.length}.` : ''}`.trim();
    byId('themes-problems').replaceChildren(
      ...problems.map(({ file, line, path, found, why, fix }) =>
        h(
          'li',
          {},
          h(
            'div',
            {},
            h('b', {}, `${file}:${line}`),
            ` ${path} ${found}, ${why}.${fix ? ` Fix: ${fix}` : ''}`,
          ),
        ),
      ),
    );
  });
}

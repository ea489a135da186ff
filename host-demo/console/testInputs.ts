import testInputs from '../../docs/test-inputs.md';
import { byId, h } from './dom.ts';

/** Text with `code` in it. */
const inline = (text: string): (Node | string)[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? h('code', {}, part) : part));

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function table(lines: string[]): HTMLElement {
  const [head = '', , ...rows] = lines;
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, ...cellsOf(head).map((text) => h('th', { scope: 'col' }, text || 'Note')))),
    h(
      'tbody',
      {},
      ...rows.map((row) => h('tr', {}, ...cellsOf(row).map((text) => h('td', {}, ...inline(text))))),
    ),
  );
}

/** docs/test-inputs.md as a page; its generator reads the sandbox's own tables, which run in Node only. */
export function showTestInputs(): void {
  const [, ...sections] = testInputs.split(/^## /m);
  byId('input-tables').replaceChildren(
    ...sections.map((section) => {
      const [title = '', ...blocks] = section.trim().split('\n\n');
      return h(
        'details',
        { className: 'group' },
        h('summary', {}, title),
        ...blocks.map((block) =>
          block.startsWith('|') ? table(block.split('\n')) : h('p', {}, ...inline(block)),
        ),
      );
    }),
  );
}

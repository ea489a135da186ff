import type { Translate } from '#src/brand/copy.tsx';
import { copy } from './copy.ts';
import type { RibbonInput } from './showRibbon.ts';
import { STYLES } from './styles.ts';

interface TestInputs {
  title: string;
  note?: string;
  head: string[];
  rows: string[][];
}

type Texts = Translate<(typeof copy)['strings']>;
type Child = Node | string;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** Text in which code stands between backticks. */
const prose = (text: string): Child[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? make('code', {}, part) : part));

function section({ title, note, head, rows }: TestInputs): HTMLElement {
  const cells = (row: string[]) => row.map((cell) => make('td', {}, ...prose(cell)));
  const names = head.map((cell) => make('th', { scope: 'col' }, cell));
  return make(
    'details',
    {},
    make('summary', {}, title),
    ...(note ? [make('p', {}, ...prose(note))] : []),
    make(
      'table',
      { 'aria-label': title },
      make('thead', {}, make('tr', {}, ...names)),
      make('tbody', {}, ...rows.map((row) => make('tr', {}, ...cells(row)))),
    ),
  );
}

/** Loaded when the panel is opened, since most people never open it. */
async function showInputs(parent: HTMLElement, testInputsUrl: string, t: Texts): Promise<void> {
  try {
    const answer = await fetch(testInputsUrl);
    const inputs = (await answer.json()) as TestInputs[];
    parent.replaceChildren(...inputs.map(section));
  } catch {
    parent.replaceChildren(make('p', {}, t('failed')));
  }
}

function createDialog(testInputsUrl: string, t: Texts) {
  const heading = make('h2', { id: 'title', tabindex: '-1' }, t('heading'));
  const close = make('button', { type: 'button' }, t('close'));
  const inputs = make('div', {}, make('p', {}, t('loading')));
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'title' },
    heading,
    make('p', {}, t('rest')),
    inputs,
    close,
  );
  close.onclick = () => dialog.close();
  const open = () => {
    dialog.showModal();
    heading.focus();
    if (!inputs.querySelector('details')) void showInputs(inputs, testInputsUrl, t);
  };
  return { dialog, open };
}

const POLL_INTERVAL_MS = 50;

/** Resolves when nothing is pressed: a button that the bar covers or moves before it is let go would not be clicked. */
export async function released(): Promise<void> {
  while (document.querySelector(':active'))
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
}

/**
 * A bar at the lower edge of the window that says that this is a test, and what to type to see each outcome. It is in the
 * flow of the page below the application, so that at the page's end it covers nothing; what has the focus is brought
 * clear of it as of any bar of a host's. In a shadow root of its own, whatever the application is in.
 *
 * @returns takes it off the page
 */
export function show({ target, theme, testInputsUrl, fill }: RibbonInput): () => void {
  const t = fill(copy);
  const bar = make('div', { 'data-heloc-test-mode': '' });
  const root = bar.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  for (const [name, value] of Object.entries(BAR)) bar.style.setProperty(name, value, 'important');

  const themed = make('div', { class: 'themed' });
  const restyle = () => {
    themed.setAttribute('class', 'themed');
    const { style } = theme;
    for (const name of style)
      if (name.startsWith('--heloc-')) themed.style.setProperty(name, style.getPropertyValue(name));
  };
  restyle();
  const observer = new MutationObserver(restyle);
  observer.observe(theme, { attributes: true, attributeFilter: ['style'] });

  const { dialog, open } = createDialog(testInputsUrl, t);
  const button = make('button', { type: 'button', 'aria-haspopup': 'dialog' }, t('open'));
  button.onclick = open;
  themed.append(
    make(
      'aside',
      { 'aria-labelledby': 'name' },
      make('p', {}, make('strong', { id: 'name' }, t('name')), t('nothingReal')),
      button,
    ),
    dialog,
  );
  root.append(themed);
  target.append(bar);
  uncoverFocus(target, bar);
  return () => {
    observer.disconnect();
    bar.remove();
  };
}

/** What has the focus when the bar comes is brought clear of it; from then on the application does so. */
function uncoverFocus(target: Element, bar: Element): void {
  let focused = document.activeElement;
  if (!focused || !target.contains(focused)) return;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const covered = focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: covered, behavior: 'instant' });
}

/** What the page's own rules could do to it is undone here. */
const BAR = {
  all: 'initial',
  direction: 'ltr',
  'unicode-bidi': 'isolate',
  display: 'block',
  position: 'sticky',
  bottom: '0',
  'z-index': '2147483000',
};

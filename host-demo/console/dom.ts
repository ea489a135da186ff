type Child = Node | string;

/** The element of the page with this id; its absence is a mistake in index.html. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element as E;
}

export const input = (id: string) => byId<HTMLInputElement>(id);
export const select = (id: string) => byId<HTMLSelectElement>(id);
export const form = (id: string) => byId<HTMLFormElement>(id);

/** An element with properties and children. Text only ever becomes text nodes. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A button with a short text, whose accessible name includes its object. */
export function button(text: string, of: string, onClick: () => void): HTMLButtonElement {
  const hidden = h('span', { className: 'unseen' }, ` ${of}`);
  return h('button', { type: 'button', onclick: onClick }, text, ...(of ? [hidden] : []));
}

export function onSubmit(id: string, work: () => void): void {
  form(id).addEventListener('submit', (event) => {
    event.preventDefault();
    work();
  });
}

export const onClick = (id: string, work: () => void) => byId(id).addEventListener('click', work);
export const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

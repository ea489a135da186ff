/** An element with properties and children. Text only ever becomes text nodes. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export const byId = <E extends HTMLElement = HTMLElement>(id: string) =>
  document.querySelector(`#${id}`) as E;

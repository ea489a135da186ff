import type { Component, ExoticComponent, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';

export const { Fragment } = react;

/** A component that renders elements, never a text of its own. */
export type ElementComponent<Props = object> = (
  props: Props,
) => ReactElement | readonly ReactElement[] | null | undefined;

/** React's, but for what may be a component: a text that one renders as such would have no element of its own. */
export namespace JSX {
  export type ElementType =
    | keyof IntrinsicElements
    | ElementComponent<never>
    | ExoticComponent<never>
    | (new (
        props: never,
      ) => Component);
  export type Element = react.JSX.Element;
  export type ElementClass = react.JSX.ElementClass;
  export type ElementAttributesProperty = react.JSX.ElementAttributesProperty;
  export type ElementChildrenAttribute = react.JSX.ElementChildrenAttribute;
  export type LibraryManagedAttributes<C, P> = react.JSX.LibraryManagedAttributes<C, P>;
  export type IntrinsicAttributes = react.JSX.IntrinsicAttributes;
  export type IntrinsicClassAttributes<T> = react.JSX.IntrinsicClassAttributes<T>;
  export type IntrinsicElements = react.JSX.IntrinsicElements;
}

type Create = (
  type: Parameters<typeof react.jsx>[0],
  props: { readonly children?: unknown },
  key?: string,
) => ReturnType<typeof react.jsx>;

/**
 * What JSX is compiled to. A text beside other children gets an element of its own: translation by the browser and
 * extensions take text nodes out of the page, so React may hold none. It removes and moves elements, and where a text
 * changes it replaces all that its element contains (docs/decisions/0036-text-in-an-element-of-its-own.md).
 */
export const jsx: Create = (type, props, key) => {
  const given = inElements(props.children);
  const children = type === Fragment && isText(given) ? span(given) : given;
  return react.jsx(type, children === props.children ? props : { ...props, children }, key);
};

/** With children that were written one by one, which need no keys. */
export const jsxs: Create = (type, props, key) => {
  const children = inElements(props.children);
  const create = Array.isArray(children) ? react.jsxs : jsx;
  return create(type, { ...props, children }, key);
};

const isText = (child: unknown) => typeof child === 'number' || (typeof child === 'string' && child !== '');
const span = (text: unknown, key?: string) => react.jsx('span', { children: text }, key);

/** Nothing but text is one text, and may stay as it is. */
const inElements = (children: unknown) =>
  Array.isArray(children) ? (children.every(isText) ? children.join('') : wrapTexts(children)) : children;

/** Texts in a row become one. What is no text keeps its place, by which React knows it. */
const wrapTexts = (children: readonly unknown[]): readonly unknown[] =>
  children.map((child, at) => {
    if (Array.isArray(child)) return wrapTexts(child);
    if (!isText(child)) return child;
    return isText(children[at - 1]) ? null : span(textFrom(children, at), `text-${at}`);
  });

const textFrom = (children: readonly unknown[], at: number): string =>
  isText(children[at]) ? children[at] + textFrom(children, at + 1) : '';

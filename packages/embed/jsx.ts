import type { HTMLAttributes, RefAttributes } from 'react';
import type { HelocElement, HelocEventMap, HelocMountOptions } from '#packages/embed/index.ts';

type Options = Omit<HelocMountOptions, 'target' | 'nonce'>;
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Uncapitalize<First>}${Kebab<Rest>}`
    : `${Uncapitalize<First>}-${Kebab<Rest>}`
  : Name;

/** Every option that is a text or a number, under the attribute's name: the only ones that React 18 can set. */
type Attributes = {
  [Name in keyof Options as NonNullable<Options[Name]> extends string | number
    ? Kebab<Name>
    : never]?: Options[Name];
};
/** React 19 adds listeners for the names with a hyphen. */
type Listeners = {
  [Name in keyof HelocEventMap as Name extends `heloc-${string}` ? `on${Name}` : never]?: (
    event: HelocEventMap[Name],
  ) => void;
};

/** What `<heloc-application>` takes in JSX: React 19 sets every option as a property. */
export interface HelocElementProps
  extends Omit<HTMLAttributes<HelocElement>, keyof Options>,
    RefAttributes<HelocElement>,
    Options,
    Attributes,
    Listeners {
  /** React 18 sets no `className` on elements like this. */
  class?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'heloc-application': HelocElementProps;
    }
  }
}

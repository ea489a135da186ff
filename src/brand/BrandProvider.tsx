import { type ReactNode, useLayoutEffect } from 'react';
import { applyTheme } from './applyTheme.ts';
import type { BrandBundle } from './bundle.ts';
import { BrandContext, useBundle } from './context.ts';
import type { Brand } from './schema/brand.ts';
import type { Theme } from './schema/theme.ts';

interface BrandProviderProps {
  bundle: BrandBundle;
  /** The element of the mount that carries the theme. Without it (tests) nothing is themed. */
  target?: HTMLElement | undefined;
  children?: ReactNode;
}

/** Gives a mount its organisation. A new `bundle` changes looks and words in place: nothing below remounts. */
export function BrandProvider({ bundle, target, children }: BrandProviderProps) {
  const { theme } = bundle;
  useLayoutEffect(() => (target ? applyTheme(target, theme) : undefined), [target, theme]);
  useLayoutEffect(() => {
    const style = target?.style;
    return () => {
      if (style) style.cssText = '';
    };
  }, [target]);
  return <BrandContext value={bundle}>{children}</BrandContext>;
}

/** The facts of the organisation around the calling component. */
export function useBrand(): Brand {
  return useBundle().brand;
}

/** The looks of the organisation, for what CSS variables cannot express: logo, favicon, header layout, scheme. */
export function useTheme(): Theme {
  return useBundle().theme;
}

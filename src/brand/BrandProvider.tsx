import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { applyTheme } from './applyTheme.ts';
import type { BrandBundle } from './bundle.ts';
import { BrandContext, type BundleSource, useBundleValue } from './context.ts';
import type { Brand } from './schema/brand.ts';
import type { Theme } from './schema/theme.ts';

interface BrandProviderProps {
  /** The organisation, or where it is to be had. */
  bundle: BrandBundle | BundleSource;
  /** The element of the mount that carries the theme. Without it (tests) nothing is themed. */
  target?: HTMLElement | undefined;
  children?: ReactNode;
}

const never = () => () => {};

/** Gives a mount its organisation. Another one changes looks and words in place and in one commit: nothing below remounts. */
export function BrandProvider({ bundle, target, children }: BrandProviderProps) {
  const source = useMemo(
    () => ('subscribe' in bundle ? bundle : { get: () => bundle, subscribe: never }),
    [bundle],
  );
  const theme = useExternalValue(source.subscribe, () => source.get().theme);
  useLayoutEffect(() => (target ? applyTheme(target, theme) : undefined), [target, theme]);
  useLayoutEffect(() => {
    const style = target?.style;
    return () => {
      if (style) style.cssText = '';
    };
  }, [target]);
  return <BrandContext value={source}>{children}</BrandContext>;
}

const brandOf = ({ brand }: BrandBundle) => brand;
const themeOf = ({ theme }: BrandBundle) => theme;

/** The facts of the organisation around the calling component. */
export const useBrand = (): Brand => useBundleValue(brandOf);

/** The looks of the organisation, for what CSS variables cannot express: logo, favicon, header layout, scheme. */
export const useTheme = (): Theme => useBundleValue(themeOf);

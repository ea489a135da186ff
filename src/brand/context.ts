import { createContext, useContext } from 'react';
import type { BrandBundle } from './bundle.ts';

/** The organisation of the mount that the calling component is in; `BrandProvider` fills it. */
export const BrandContext = createContext<BrandBundle | undefined>(undefined);

export function useBundle(): BrandBundle {
  const bundle = useContext(BrandContext);
  if (!bundle) throw new Error('useBrand, useTheme and useCopy need a BrandProvider around them');
  return bundle;
}

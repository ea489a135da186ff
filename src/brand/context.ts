import { createContext, useContext } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import type { BrandBundle } from './bundle.ts';

/**
 * The organisation of a mount, which may get another one. It stands outside React, so that a new one renders what says or does
 * something else by it, and nothing else (docs/decisions/0068-words-followed-one-by-one.md).
 */
export interface BundleSource {
  get(): BrandBundle;
  subscribe(listener: () => void): () => void;
}

/** Where the calling component has its organisation from; `BrandProvider` fills it. */
export const BrandContext = createContext<BundleSource | undefined>(undefined);

export function useSource(): BundleSource {
  const source = useContext(BrandContext);
  if (!source) throw new Error('useBrand, useTheme and useCopy need a BrandProvider around them');
  return source;
}

/** What is read of the organisation; the calling component renders again when that is another value. */
export function useBundleValue<Value>(read: (bundle: BrandBundle) => Value): Value {
  const { get, subscribe } = useSource();
  return useExternalValue(subscribe, () => read(get()));
}

export const useBundle = (): BrandBundle => useBundleValue((bundle) => bundle);

/** The organisation's code as calls and keys have it. */
export function useOrg(): () => string {
  const { org } = useRuntime();
  useBundleValue(org);
  return org;
}

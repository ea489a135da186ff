import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import type { Brand } from '#src/brand/schema/brand.ts';
import type { Visit } from '#src/domain/visit.ts';
import { type Runtime, useRuntime } from '#src/platform/runtime.ts';
import { readVisit } from '../prefill/visitMemory.ts';

/** What the gates decide by, besides the answers. */
export interface GateContext {
  runtime: Runtime;
  brand: Brand;
  queries: QueryClient;
  visit: Visit;
  /** The query of the address. */
  search: string;
}

export function useGateContext(): GateContext {
  const runtime = useRuntime();
  const brand = useBrand();
  const queries = useQueryClient();
  const { search } = useLocation();
  return { runtime, brand, queries, visit: readVisit(search, runtime), search };
}

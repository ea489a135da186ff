import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { useBundle } from '#src/brand/context.ts';
import type { Visit } from '#src/domain/application/visit.ts';
import { type Runtime, useRuntime } from '#src/platform/runtime.ts';
import { readVisit } from '../prefill/visitMemory.ts';

/** What the gates decide by, besides the answers. */
export interface GateContext {
  runtime: Runtime;
  bundle: BrandBundle;
  queries: QueryClient;
  visit: Visit;
  /** The query of the address. */
  search: string;
}

export function useGateContext(): GateContext {
  const runtime = useRuntime();
  const bundle = useBundle();
  const queries = useQueryClient();
  const { search } = useLocation();
  return { runtime, bundle, queries, visit: readVisit(search, runtime), search };
}

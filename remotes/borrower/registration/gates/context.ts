import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { useBundle, useSource } from '#src/brand/context.ts';
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

/** As it is whenever it is asked for; another organisation renders nothing again by it. */
export function useGateContextLater(): () => GateContext {
  const runtime = useRuntime();
  const { get } = useSource();
  const queries = useQueryClient();
  const { search } = useLocation();
  return () => ({
    runtime,
    bundle: get(),
    queries,
    // Read when it is asked for, which few do.
    get visit() {
      return readVisit(search, runtime);
    },
    search,
  });
}

export function useGateContext(): GateContext {
  useBundle();
  return useGateContextLater()();
}

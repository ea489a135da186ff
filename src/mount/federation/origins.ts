import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { declareOrigins } from '../ownOrigins.ts';

/** Writes the release's origins into a remote's entry. */
export default function origins(): ModuleFederationRuntimePlugin {
  declareOrigins();
  return { name: 'heloc-origins' };
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { declareOrigins } from '../ownOrigins.ts';

/** Says in a remote's entry which origins are the release's. */
export default function origins(): ModuleFederationRuntimePlugin {
  declareOrigins();
  return { name: 'heloc-origins' };
}

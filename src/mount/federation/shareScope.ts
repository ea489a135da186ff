import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const SCOPE = 'heloc';

/**
 * All our remotes on a page share in one scope of their own, which the loader gives them as well. Of the scope that a
 * host gives, what fits is taken and nothing is written into it: a host's own modules would be given our React.
 */
export default function shareScope(): ModuleFederationRuntimePlugin {
  return {
    name: 'heloc-share-scope',
    initContainerShareScopeMap(args) {
      const { origin, scopeName, shareScope: given } = args;
      const page = globalThis as { __heloc_scope__?: typeof given };
      page.__heloc_scope__ ??= {};
      const own = page.__heloc_scope__;
      origin.shareScopeMap[SCOPE] = own;
      if (scopeName !== SCOPE) return args;
      for (const [name, [wanted]] of Object.entries(origin.options.shared)) {
        const major = wanted?.shareConfig.requiredVersion.toString().match(/\d+\./)?.[0] ?? '';
        const fitting = Object.entries(given[name] ?? {}).filter(([version]) => version.startsWith(major));
        own[name] = { ...Object.fromEntries(fitting), ...own[name] };
      }
      return args;
    },
  };
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Under Trusted Types a page's default policy knows our scripts by their address; one that we make has none. */
function createPolicy(): ScriptPolicy {
  const plain: ScriptPolicy = { createScriptURL: (url) => url };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    return trustedTypes?.createPolicy('heloc', plain) ?? plain;
  } catch {
    // The page's policy does not name ours: then its default one decides.
    return plain;
  }
}

// Not exported: with this policy any script could be run.
let policy: ScriptPolicy | undefined;

/** The address of a script that was made here, as something that a worker may be started from. */
export function trustedScriptUrl(url: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(url);
}

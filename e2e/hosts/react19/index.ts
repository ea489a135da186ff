// A host that is itself a federation host on the same React: shares it in scope `heloc`.
import('./bootstrap.tsx');

// A federation host on React 18: shares its own React in its own scope, which must not meet ours.
import('./bootstrap.tsx');

// A page that is a federation host itself. The build gives it our React, shared in scope `heloc`, or another one.
import('./bootstrap.tsx');

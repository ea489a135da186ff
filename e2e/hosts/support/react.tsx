import * as React from 'react';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router';

/** The lender's site around a recipe on React: its own React at work, and links by React Router. */
function Site({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <BrowserRouter>
      <nav>
        <Link to="/rates">Rates</Link> <Link to="/account/heloc">Home equity</Link>{' '}
        <Link to="/account/heloc/coming-soon?reason=product">Other products</Link>
      </nav>
      <p>React {React.version}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      {children}
    </BrowserRouter>
  );
}

export function start(application: ReactNode): void {
  // For the tests: which React is whose.
  Object.assign(window, { hostReact: React });
  createRoot(document.querySelector('#root') as Element).render(
    <StrictMode>
      <Site>{application}</Site>
    </StrictMode>,
  );
}

import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import { createRoot } from 'react-dom/client';

const { cdn, api } = (window as unknown as { e2e: { cdn: string; api: string } }).e2e;
Object.assign(window, { hostReact: React });

registerRemotes([
  {
    name: 'heloc_borrower',
    entry: `${cdn}/heloc/v1/borrower/remoteEntry.js`,
    shareScope: 'heloc',
    type: 'global',
  },
]);

interface Remote {
  mount(element: Element, options: object): { ready: Promise<void>; unmount(): Promise<void> };
}

function Host() {
  const target = React.useRef<HTMLDivElement>(null);
  const [count, setCount] = React.useState(0);
  React.useEffect(() => {
    const mounted = loadRemote<Remote>('heloc_borrower/mount').then((remote) =>
      remote?.mount(target.current as HTMLElement, { org: 'OAKLINE', apiBaseUrl: api, assetBaseUrl: cdn }),
    );
    return () => void mounted.then((app) => app?.unmount());
  }, []);
  return (
    <>
      <h2>Host on React {React.version}</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        Host count {count}
      </button>
      <div ref={target} />
    </>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Host />);

/** @jsxImportSource react */
import { HelocApplication, type HelocApplicationHandle, type HelocEvent } from '@heloc/react';
import * as React from 'react';

const ORGS = ['OAKLINE', 'QUILLMERE_BANK'];
const HISTORIES = ['browser', 'memory'] as const;

/** A page of a lender's on React, in strict mode, with a button for each thing that may happen to the component. */
export function Host() {
  const [times, setTimes] = React.useState(0);
  const [org, setOrg] = React.useState(0);
  const [history, setHistory] = React.useState(0);
  const [isThere, setThere] = React.useState(true);
  const [events, setEvents] = React.useState<string[]>([]);
  const application = React.useRef<HelocApplicationHandle>(null);
  const [outcome, setOutcome] = React.useState('');
  React.useEffect(() => {
    application.current?.ready.then(
      () => setOutcome('ready'),
      ({ code }: { code: string }) => setOutcome(code),
    );
  }, []);
  const onEvent = ({ type }: HelocEvent) => {
    if (type === 'step' || type === 'ready') setEvents((before) => [...before, `${times}:${type}`]);
  };
  return (
    <React.StrictMode>
      <h2>Host on React {React.version}</h2>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Render again
      </button>
      <button type="button" onClick={() => setOrg(1 - org)}>
        Other organisation
      </button>
      <button type="button" onClick={() => setHistory(1 - history)}>
        Other history
      </button>
      <button type="button" onClick={() => setThere(false)}>
        Remove
      </button>
      <output aria-label="Events">{events.join(' ')}</output>
      <output aria-label="Outcome">{outcome}</output>
      {isThere && (
        <HelocApplication
          ref={application}
          cdn="https://cdn.example"
          basePath="/loans"
          org={ORGS[org]}
          history={HISTORIES[history]}
          onEvent={onEvent}
          className="apply"
          fallback={<p>One moment</p>}
        />
      )}
    </React.StrictMode>
  );
}

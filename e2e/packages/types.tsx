/** @jsxImportSource react */
// What a host's compiler takes and refuses; compiled against the packed packages, never run.
import {
  type HelocApplication as Application,
  type HelocError,
  type HelocEvent,
  loadHeloc,
} from '@heloc/embed';
import '@heloc/embed/jsx';
import { HelocApplication, type HelocApplicationHandle } from '@heloc/react';
import { useRef } from 'react';

export async function show(): Promise<Application> {
  const heloc = await loadHeloc({ cdn: 'https://cdn.example', channel: 'v1' });
  // @ts-expect-error There is no such channel.
  loadHeloc({ channel: 'latest' });
  // @ts-expect-error A mount needs a target.
  heloc.mount({ org: 'OAKLINE' });
  return heloc.mount({
    target: '#apply',
    history: 'memory',
    onEvent: handleEvent,
    getToken: async () => null,
  });
}

export function handleEvent(event: HelocEvent): string {
  switch (event.type) {
    case 'step':
      return event.path;
    case 'error':
      return event.code satisfies HelocError['code'];
    // @ts-expect-error There is no such event.
    case 'closed':
      return '';
    default:
      return event.type;
  }
}

const element = document.querySelector('heloc-application');
element?.addEventListener('heloc:step', ({ detail }) => detail.stage.trim());
document.addEventListener('heloc-error', ({ detail: { code, retryable } }) => retryable && code);
element?.update({ org: 'OAKLINE' }).catch(({ code }: HelocError) => code);

export function Page() {
  const application = useRef<HelocApplicationHandle>(null);
  return (
    <>
      <HelocApplication ref={application} org="OAKLINE" basePath="/account/heloc" fallback="One moment" />
      {/* @ts-expect-error It makes its own. */}
      <HelocApplication target="#apply" />
      <heloc-application
        org="OAKLINE"
        base-path="/account/heloc"
        class="apply"
        onEvent={handleEvent}
        onheloc-step={({ detail }) => detail.path}
      />
      {/* @ts-expect-error There is no such value. */}
      <heloc-application history="hash" />
    </>
  );
}

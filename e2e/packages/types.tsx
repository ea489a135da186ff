/** @jsxImportSource react */
// What a host's compiler takes and refuses; compiled against the packed packages, never run.
import {
  type HelocApplication as Application,
  type HelocError,
  type HelocEvent,
  type HelocOptions,
  type HelocStage,
  type HelocStatus,
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
// @ts-expect-error It cannot change while mounted.
element?.update({ history: 'memory' });
const given: HelocOptions = { org: 'OAKLINE' };
// @ts-expect-error Some of them cannot change while mounted.
element?.update(given);
element?.update({ brand: { copy: { legal: { privacy: 'Text' } } } });
// @ts-expect-error There is no such part of the data.
element?.update({ brand: { colors: {} } });
element?.addEventListener('click', ({ clientX }) => clientX);
element?.addEventListener('our-own', ({ type }) => type);
element?.removeEventListener('heloc:ready', () => {});
// @ts-expect-error There is no such event.
element?.addEventListener('heloc:stepp', () => {});
// @ts-expect-error Nor under the other name.
element?.addEventListener('heloc-stepp', () => {});

export function stageOf(event: HelocEvent): string {
  if (event.type === 'step') return event.stage satisfies HelocStage | '';
  if (event.type !== 'status') return '';
  // @ts-expect-error There is no such status.
  if (event.checklistStatus === 'OFFER_SELECTED') return '';
  return event.checklistStatus satisfies HelocStatus;
}

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
        heading-level={2}
        class="apply"
        onEvent={handleEvent}
        onheloc-step={({ detail }) => detail.path}
      />
      {/* @ts-expect-error There is no such value. */}
      <heloc-application history="hash" />
    </>
  );
}

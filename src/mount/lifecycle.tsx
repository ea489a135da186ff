import React, { useEffect, useRef } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { createMount } from './createMount.tsx';
import type { MountHandle, MountOptions, MountUpdate } from './options.ts';
import type { RemoteDefinition } from './remote.ts';
import { Unmounted } from './Unmounted.tsx';

type Props = AppProps & MountOptions & { domElement?: HTMLElement };
type Inner = Props & {
  start: ReturnType<typeof createMount>;
  /** By single-spa name: one remote can be mounted several times. */
  handles: Map<string, MountHandle>;
};

/** The functions that single-spa calls, plus `update`, which the dashboard calls itself, with the mount's `name`. */
export interface Lifecycle {
  bootstrap(props: Props): Promise<unknown>;
  mount(props: Props): Promise<unknown>;
  unmount(props: Props): Promise<unknown>;
  update(changes: MountUpdate & { name: string }): Promise<unknown>;
}

/** The thin component that single-spa-react owns: what is inside is the same mount as on a lender's page. */
function Host(props: Inner) {
  const element = useRef<HTMLDivElement>(null);
  const initial = useRef(props);
  useEffect(() => {
    const { name, singleSpa, mountParcel, domElement, start, handles, ...options } = initial.current;
    const handle = start(element.current as HTMLElement, { isolation: 'light', ...options });
    handles.set(name, handle);
  }, []);
  return <div ref={element} />;
}

/** A remote as a single-spa application, by default in the light DOM. */
export function createLifecycle(remote: RemoteDefinition): Lifecycle {
  const start = createMount(remote);
  const handles = new Map<string, MountHandle>();
  const lifecycle = singleSpaReact<Inner>({
    React,
    ReactDOMClient: ReactDOMClient as never,
    rootComponent: Host as never,
    renderType: 'createRoot',
    // Without it a first render that throws would freeze every other application of the dashboard.
    errorBoundary: (_error, _info, { supportPhone }) => <Unmounted phone={supportPhone} />,
  });
  const one = (fn: unknown) => (props: Props) =>
    (fn as (props: Inner) => Promise<unknown>)({ ...props, start, handles });
  return {
    bootstrap: one(lifecycle.bootstrap),
    mount: one(lifecycle.mount),
    async unmount(props) {
      await handles.get(props.name)?.unmount();
      handles.delete(props.name);
      return one(lifecycle.unmount)(props);
    },
    async update({ name, ...changes }) {
      const handle = handles.get(name);
      if (!handle) throw new Error(`No mounted application is named ${name}`);
      await handle.update(changes);
    },
  };
}

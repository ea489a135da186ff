import React, { useEffect, useRef } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { createMount } from './createMount.tsx';
import type { MountHandle, MountOptions } from './options.ts';
import type { RemoteDefinition } from './remote.ts';

type Props = AppProps & MountOptions & { domElement?: HTMLElement };

/** The functions that single-spa calls, plus `update`, which the dashboard calls itself, with the mount's `name`. */
export interface Lifecycle {
  bootstrap(props: Props): Promise<unknown>;
  mount(props: Props): Promise<unknown>;
  unmount(props: Props): Promise<unknown>;
  update(props: Partial<Props> & { name: string }): Promise<unknown>;
}

/**
 * A remote as a single-spa application. single-spa-react owns the element and the life of a thin host component;
 * what is inside is the same mount as on a lender's page, in the light DOM unless told otherwise.
 */
export function createLifecycle(remote: RemoteDefinition): Lifecycle {
  const mount = createMount(remote);
  /** By single-spa name: one remote can be mounted several times. */
  const handles = new Map<string, MountHandle>();

  function Host(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const initial = useRef(props);
    useEffect(() => {
      const { name, singleSpa: _singleSpa, mountParcel: _mountParcel, domElement: _element, ...options } = initial.current;
      const handle = mount(element.current as HTMLElement, { isolation: 'light', ...options });
      handles.set(name, handle);
      return () => {
        handles.delete(name);
        void handle.unmount();
      };
    }, []);
    return <div ref={element} />;
  }

  const lifecycle = singleSpaReact<Props>({
    React,
    ReactDOMClient: ReactDOMClient as never,
    rootComponent: Host as never,
    renderType: 'createRoot',
    // Without it a first render that throws would freeze every other application of the dashboard.
    errorBoundary: () => <p role="alert">We could not load the application. Please reload the page.</p>,
  });
  const one = (fn: unknown) => fn as (props: Props) => Promise<unknown>;
  return {
    bootstrap: one(lifecycle.bootstrap),
    mount: one(lifecycle.mount),
    unmount: one(lifecycle.unmount),
    async update({ name, ...changes }) {
      const handle = handles.get(name);
      if (!handle) throw new Error(`No mounted application is named ${name}`);
      await handle.update(changes);
    },
  };
}

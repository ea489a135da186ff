import {
  type CSSProperties,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import {
  type HelocApplication as Handle,
  type HelocErrorCode,
  type HelocMountOptions,
  type LoadOptions,
  loadHeloc,
} from '#packages/embed/index.ts';
import { FIXED, type FixedOption } from '#src/embed/fixedOptions.ts';

export type {
  GetToken,
  HelocBrand,
  HelocError,
  HelocErrorCode,
  HelocErrorEvent,
  HelocEvent,
  HelocEventType,
  HelocOptions,
  HelocStage,
  HelocStatus,
  HelocUpdate,
  RemoteName,
} from '#packages/embed/index.ts';

/** What a `ref` holds: the application, or the one to come while it loads. */
export type HelocApplicationHandle = Handle;

export interface HelocApplicationProps extends Omit<HelocMountOptions, 'target'>, LoadOptions {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Stands there until the application does, and where its script cannot be loaded. */
  fallback?: ReactNode;
}

/** Outlives the two mounts of a strict mode. */
interface Launch {
  /** Resolves when it has begun to load. */
  begun: Promise<void>;
  begin(): void;
  app?: Promise<Handle>;
}

/** A new value of one of these remounts. */
type Fixed = Partial<Record<FixedOption, unknown>>;

/** By content: brand data may be another object at each render. Functions are the same, they are called by name. */
const isSame = (a: unknown, b: unknown) => JSON.stringify([a]) === JSON.stringify([b]);

function Mount({
  className,
  style,
  fallback,
  handle,
  cdn,
  channel,
  ...options
}: HelocApplicationProps & { handle: ForwardedRef<Handle> }) {
  const target = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const applied = useRef<Record<string, unknown>>({});
  const [launch] = useState(() => {
    const made = { cdn, channel, nonce: options.nonce } as LoadOptions & Launch;
    made.begun = new Promise((resolve) => {
      made.begin = resolve;
    });
    return made;
  });
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    latest.current = options;
    launch.app?.then(
      (app) => {
        const changes = Object.fromEntries(
          Object.entries(options).filter(([name, value]) => !isSame(value, applied.current[name])),
        );
        if (isSame(changes, {})) return;
        Object.assign(applied.current, changes);
        app.update(changes).catch(({ message }: Error) => console.warn(`[heloc] ${message}`));
      },
      () => {},
    );
  });

  useEffect(() => {
    const element = target.current as HTMLElement;
    let isGone = false;
    const observer = new MutationObserver(() => setShown(true));
    observer.observe(element, { childList: true });
    const app = loadHeloc(launch).then((widget) => {
      if (isGone) throw Object.assign(Error('Unmounted'), { code: 'unmounted' });
      const { current } = latest;
      applied.current = { ...current };
      return widget.mount({
        ...current,
        target: element,
        onEvent: (event) => latest.current.onEvent?.(event),
        getToken: current.getToken && (async () => latest.current.getToken?.()),
      });
    });
    app.catch(({ code }: { code: HelocErrorCode }) => {
      if (isGone) return;
      latest.current.onEvent?.({
        type: 'error',
        code,
        retryable: code === 'remote-unavailable',
        correlationId: `${Math.random()}`,
      });
    });
    launch.app = app;
    launch.begin();
    return () => {
      isGone = true;
      observer.disconnect();
      app.then(
        (mounted) => mounted.unmount(),
        () => {},
      );
    };
  }, [launch]);

  useImperativeHandle(handle, () => {
    const app = () => launch.begun.then(() => launch.app as Promise<Handle>);
    return {
      get ready() {
        return app().then(({ ready }) => ready);
      },
      update: (changes) => app().then((mounted) => mounted.update(changes)),
      unmount: () => app().then((mounted) => mounted.unmount()),
    };
  }, [launch]);

  return (
    <div ref={target} className={className} style={style}>
      {!isShown && fallback !== undefined && <div>{fallback}</div>}
    </div>
  );
}

/**
 * The application in a `<div>`. It is loaded once that is on the page, follows its props without losing an answer, and is
 * removed with the component. A prop that is fixed for a mount (`basePath`, `history` ...) remounts when it changes.
 */
export const HelocApplication: ForwardRefExoticComponent<HelocApplicationProps & RefAttributes<Handle>> =
  // biome-ignore lint/suspicious/noReactForwardRef: React 18 passes a ref in no other way.
  forwardRef<Handle, HelocApplicationProps>((props, ref) => {
    return (
      <Mount
        key={JSON.stringify([FIXED.map((name) => (props as Fixed)[name]), !props.getToken])}
        {...props}
        handle={ref}
      />
    );
  });

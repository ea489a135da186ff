import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scheme } from '#src/brand/solver/derive.ts';
import type { Supplied, Words } from '../model/compiled.ts';
import type { Marked, Media, PreviewApi } from '../preview/api.ts';
import { handOn } from '../useShortcuts.ts';
import { reach } from './applications.ts';
import type { Screen } from './screens.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What puts tokens, or words and facts, into a frame in time for the next picture of it. */
export interface Painter {
  readonly scheme: Scheme;
  readonly paint: PreviewApi['paint'];
  readonly say: (words: Words) => void;
}
export type Painters = Set<Painter>;

const asItIs = (supplied: Supplied) => supplied;

interface Props {
  readonly screen: Screen;
  readonly org: string;
  readonly size: Size;
  readonly scheme: Scheme;
  readonly supplied: Supplied;
  /** Lays over it what it has to bear. */
  readonly strain?: ((supplied: Supplied) => Supplied) | undefined;
  /** Takes the frame's own. */
  readonly painters?: Painters | undefined;
  /** By default it is seen as it is. */
  readonly marked?: Marked | undefined;
  readonly media?: Media;
  readonly direction?: 'ltr' | 'rtl';
  readonly scale?: number;
  /** Of a filter over the picture, as colour-blind people see it. */
  readonly filter?: string | undefined;
}

/** The application on a page of its own, at its real size. What is changed goes into it as it runs. */
export function Frame(props: Props) {
  const { screen, org, size, scheme, supplied, strain = asItIs, painters, marked, filter } = props;
  const { media = 'screen', direction = 'ltr', scale = 1 } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [api, setApi] = useState<PreviewApi>();
  const [problem, setProblem] = useState('');
  const [shown, setShown] = useState('');
  /** Of a folder that has not been through the check yet. */
  const said = useRef<Words>(undefined);
  const wanted = useCallback(() => strain({ ...supplied, ...said.current }), [supplied, strain]);
  const latest = useRef(wanted);
  latest.current = wanted;
  /** What the application has, so that it is told of nothing twice. */
  const given = useRef('');

  useEffect(() => {
    if (!api) return;
    let isGone = false;
    setShown('');
    setProblem('');
    void reach(screen, org)
      .then(({ path, getToken }) => {
        if (isGone) return;
        const brand = latest.current();
        given.current = JSON.stringify(brand);
        return api
          .show({
            org,
            remote: screen.remote,
            path,
            brand,
            getToken,
            press: screen.press,
            isBoard: screen.isBoard,
          })
          .then(() => !isGone && setShown(screen.id));
      })
      .catch((error: unknown) => !isGone && setProblem(error instanceof Error ? error.message : `${error}`));
    return () => {
      isGone = true;
    };
  }, [api, screen, org]);

  useEffect(() => {
    const update = () => {
      const next = wanted();
      const text = JSON.stringify(next);
      if (!api || !shown || given.current === text) return;
      given.current = text;
      api.update(next)?.catch(() => {});
    };
    const painter: Painter = {
      scheme,
      paint: (tokens) => shown && api?.paint(tokens),
      say(words) {
        said.current = words;
        update();
      },
    };
    painters?.add(painter);
    const drawn = requestAnimationFrame(update);
    return () => {
      cancelAnimationFrame(drawn);
      painters?.delete(painter);
    };
  }, [api, shown, scheme, painters, wanted]);
  useEffect(() => {
    if (shown) api?.mark(marked);
  }, [api, shown, marked]);
  useEffect(() => {
    if (shown) api?.simulate(media);
  }, [api, shown, media]);
  useEffect(() => {
    if (shown) api?.read({ direction, scale });
  }, [api, shown, direction, scale]);

  const label = `${screen.label}, ${size.width} pixels wide, ${scheme}`;
  return (
    <figure className="frame" style={{ width: size.width }}>
      <figcaption>
        <b>{screen.label}</b> {size.width} · {scheme}
        {problem ? <span className="frame-problem"> {problem}</span> : null}
      </figcaption>
      {/* Outside of the page, where nothing of it can come to lie over it. */}
      <p className="mark">Preview, not an offer of credit</p>
      <iframe
        ref={frame}
        title={label}
        src="/studio/preview"
        width={size.width}
        height={size.height}
        data-shown={shown}
        // Of many side by side those that are looked at.
        loading="lazy"
        style={filter ? { filter: `url(#${filter})` } : undefined}
        onLoad={() => {
          const page = frame.current?.contentWindow as (Window & { preview?: PreviewApi }) | null;
          if (page) handOn(page);
          setApi(page?.preview);
        }}
      />
    </figure>
  );
}

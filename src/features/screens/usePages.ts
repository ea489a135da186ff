import { useSearchParams } from 'react-router';

interface PagesInput<Name extends string> {
  /** The parameter of the address that names the page. */
  param: string;
  names: readonly Name[];
  /** The last page that may be shown: those before it are answered. */
  furthest: number;
  /** The page of an address that names none. */
  start: number;
}

interface Pages {
  /** The page that is shown. */
  readonly index: number;
  /** Whether the address names a page. */
  readonly isNamed: boolean;
  /** To another page; Back leads to this one, unless it is replaced. */
  go(index: number, options?: { replace: boolean }): void;
}

/** Pages within one screen, named in the address, so that Back goes from one to the one before it. */
export function usePages<Name extends string>({ param, names, furthest, start }: PagesInput<Name>): Pages {
  const [search, setSearch] = useSearchParams();
  const asked = names.indexOf(search.get(param) as Name);
  return {
    index: Math.max(Math.min(asked < 0 ? start : asked, furthest), 0),
    isNamed: asked >= 0,
    go(index, options) {
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.set(param, names[index] ?? '');
        return after;
      }, options);
    },
  };
}

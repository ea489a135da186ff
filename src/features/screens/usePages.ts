import { useSearchParams } from 'react-router';

const PARAM = 'page';

/** For an address that names a page of the screen it leads to. */
export const pageQuery = (name: string): Record<string, string> => ({ [PARAM]: name });

interface GoOptions {
  replace?: boolean;
}

/** The page within a screen that the address names, as it stands there, and how to name another one. */
export function useNamedPage(): [named: string | null, go: (name: string, options?: GoOptions) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get(PARAM),
    (name, options) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.set(PARAM, name);
        return after;
      }, options),
  ];
}

interface PagesInput<Name extends string> {
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
  go(index: number, options?: GoOptions): void;
}

/** Pages within one screen, named in the address (`?page=`), so that Back goes from one to the one before it. */
export function usePages<Name extends string>({ names, furthest, start }: PagesInput<Name>): Pages {
  const [named, go] = useNamedPage();
  const asked = names.indexOf(named as Name);
  return {
    index: Math.max(Math.min(asked < 0 ? start : asked, furthest), 0),
    isNamed: asked >= 0,
    go: (index, options) => go(names[index] ?? '', options),
  };
}

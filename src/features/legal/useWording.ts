import { useMemo } from 'react';
import { useLocation } from 'react-router';
import {
  screenAt,
  type Wording,
  type WordingAct,
  type WordingType,
  wording,
} from '#src/domain/application/wording.ts';

export type Quote = (act: WordingAct, type: WordingType, ...paragraphs: readonly string[]) => Wording;

/** Quotes what stands on this screen, for the record of the application (docs/rules.md#record-of-what-was-shown). */
export function useWording(): Quote {
  const { pathname } = useLocation();
  return useMemo(() => {
    const screen = screenAt(pathname);
    return (act, type, ...paragraphs) => wording(screen, act, type, ...paragraphs);
  }, [pathname]);
}

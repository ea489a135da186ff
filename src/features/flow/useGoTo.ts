import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Destination, searchFor } from '#src/domain/routing.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { blurPressed } from '../screens/headingFocus.ts';

export type GoTo = (destination: Destination, replace: boolean) => void;

/** Goes where the routing table says, with what of the query may travel. */
export function useGoTo(uuid: string): GoTo {
  const runtime = useRuntime();
  const navigate = useNavigate();
  const { search } = useLocation();
  /** As it is when one goes, long after the render that asked for it. */
  const query = useRef(search);
  query.current = search;
  return useCallback(
    (destination, replace) => {
      if (destination.kind === 'leave') return void runtime.leave(destination.path);
      // Where there is nothing to show yet, the bare address waits for what comes.
      const { path, query: own } =
        destination.kind === 'screen' ? destination : { path: '', query: undefined };
      navigate(
        { pathname: `/${uuid}/${path}`, search: searchFor(new URLSearchParams(query.current), own) },
        { replace },
      );
      blurPressed(runtime.root);
    },
    [navigate, runtime, uuid],
  );
}

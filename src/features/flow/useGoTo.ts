import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Destination, searchFor } from '#src/domain/routing.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { letGo } from '../screens/headingFocus.ts';

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
      if (destination.kind === 'waiting') return;
      if (destination.kind === 'leave') return runtime.leave(destination.path);
      if (destination.unknown) {
        const correlationId = newUuid();
        runtime.reporter.warn('Unknown checklist status', { uuid, correlationId });
        runtime.emit({ type: 'error', code: 'unknown-status', retryable: false, correlationId });
      }
      navigate(
        {
          pathname: `/${uuid}/${destination.path}`,
          search: searchFor(new URLSearchParams(query.current), destination.query),
        },
        { replace },
      );
      letGo(runtime.root);
    },
    [navigate, runtime, uuid],
  );
}

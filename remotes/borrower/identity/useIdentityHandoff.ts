import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  getIdentityHandoff,
  postIdentityHandoff,
  postIdentityHandoffText,
} from '#src/api/contract/identityHandoff.ts';
import { PHONE_PATH } from '#src/domain/application/entryPaths.ts';
import { searchFor } from '#src/domain/application/routing.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import type { HandoffPort } from '#src/features/identity-capture/handoff/model.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** The applicant's photos, taken on a phone. */
export function useIdentityHandoff(): HandoffPort {
  const { api, basePath } = useRuntime();
  const { uuid } = useApplication();
  const [search] = useSearchParams();
  return useMemo(() => {
    const params = { uuid };
    return {
      start: (body) => api.call(postIdentityHandoff, { params, body }),
      poll: () => api.call(getIdentityHandoff, { params }),
      text: () => api.call(postIdentityHandoffText, { params }),
      // In the fragment, which no server and no log ever sees.
      linkFor: (token) =>
        new URL(`${basePath}/${PHONE_PATH}${searchFor(search)}#${token}`, window.location.origin).href,
    };
  }, [api, basePath, search, uuid]);
}

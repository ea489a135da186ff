import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { defaultLoanOriginatorQuery, loanOriginatorQuery } from '#src/api/queries/referral.ts';
import { referrerRefusal } from '#src/domain/registration/eligibility.ts';
import { VERSION_2_PATH } from '#src/domain/registration/registrationPaths.ts';
import { useExposure } from '#src/features/flags/useExposure.ts';
import { answersAtom, registrationAtom } from '#src/features/registration/registrationAtom.ts';
import { useGateContext } from './context.ts';
import { failureOf, gateQueries } from './lookUps.ts';
import { notAccepting } from './notAccepting.ts';

/**
 * Looks up the referrer and where we lend, in the background. An unknown referrer ends the visit at once while nothing
 * was typed, else at the next Continue. One whose look-up failed is replaced by the state's default, in the query.
 */
export function View() {
  const context = useGateContext();
  const { runtime, visit, search } = context;
  const queries = gateQueries({ runtime, visit });
  useQuery(queries.states);
  useQuery(queries.zips);
  const { error } = useQuery({ ...queries.referrer, enabled: Boolean(visit.referrerId) });
  const failure = failureOf(error);

  const navigate = useNavigate();
  const untouched = Object.keys(useAtomValue(registrationAtom).typed).length === 0;
  const refusal = referrerRefusal({ required: false, referrerId: visit.referrerId, failure });
  useEffect(() => {
    if (refusal && untouched) void navigate(notAccepting(refusal, search), { replace: true });
  }, [refusal, untouched, navigate, search]);

  const state = useAtomValue(answersAtom).propertyAddress?.state;
  const { data: replacement } = useQuery({
    ...defaultLoanOriginatorQuery(runtime.api, runtime.org(), state),
    enabled: failure === 'failed' && Boolean(state),
  });
  const client = useQueryClient();
  const { pathname } = useLocation();
  // The older flow by a link to one of its steps is nobody's side.
  const isVersion2 = pathname.startsWith(`/${VERSION_2_PATH}`);
  useExposure('redesign2025', isVersion2 === runtime.flags.get('redesign2025') ? pathname : undefined);
  const org = runtime.org();
  useEffect(() => {
    if (failure !== 'failed' || !replacement?.uuid || replacement.uuid === visit.referrerId) return;
    client.setQueryData(loanOriginatorQuery(runtime.api, replacement.uuid, org).queryKey, replacement);
    const query = new URLSearchParams(search);
    query.set('referrer', replacement.uuid);
    void navigate({ pathname, search: query.toString() }, { replace: true });
  }, [client, failure, navigate, org, pathname, replacement, runtime, search, visit.referrerId]);
  return null;
}

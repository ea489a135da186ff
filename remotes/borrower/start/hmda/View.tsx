import { useSearchParams } from 'react-router';
import { putDemographics } from '#src/api/contract/demographics.ts';
import { message } from '#src/brand/copy.tsx';
import { useApplication, useFlow } from '#src/features/flow/ApplicationContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy } from './copy.ts';
import { type Demographics, toDemographicsBody } from './demographics.ts';
import { Page } from './Page.tsx';

export const title = message(copy, 'heading');

/** One page for each credit applicant; `?page=` says which, so Back goes from the second to the first. */
export function View() {
  const { api } = useRuntime();
  const { uuid, heloc, editing } = useApplication();
  const flow = useFlow();
  const [search, setSearch] = useSearchParams();
  const people = heloc.participants;
  const count = Math.max(people.length, 1);
  const open = people.findIndex(({ demographicsGiven }) => !demographicsGiven);
  const furthest = open < 0 ? count : open + 1;
  const page = Math.min(Math.max(Number(search.get('page')) || (editing ? 1 : furthest), 1), furthest);
  const person = people[page - 1];
  const other = person?.role === 'APPLICANT' ? undefined : person;

  const put = (values: Demographics) =>
    api.call(putDemographics, { params: { uuid }, body: toDemographicsBody(values, other?.uuid) });
  const submit = useSubmit(put);
  const turnTo = (to: number, options?: { replace: boolean }) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('page', String(to));
      return after;
    }, options);
  // The status ends with the last applicant's answers.
  const next = async (values: Demographics, sent: () => void) => {
    await put(values);
    sent();
    await flow.refresh();
    // An address without a page means the first one that is open, and that is no longer this one.
    turnTo(page, { replace: true });
    turnTo(page + 1);
  };
  return <Page key={page} other={other} page={page} count={count} onSubmit={page < count ? next : submit} />;
}

import { putDemographics } from '#src/api/contract/demographics.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { fullName } from '#src/domain/person/nameText.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { usePages } from '#src/features/screens/usePages.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy } from './copy.ts';
import { type Demographics, toDemographicsBody } from './demographics.ts';
import { Page } from './Page.tsx';

export const title = message(copy, 'heading');

/** One page for each credit applicant; `?page=` says which, so Back goes from the second to the first. */
export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api } = useRuntime();
  const { uuid, heloc, editing } = useApplication();
  const flow = useFlow();
  const people = heloc.participants;
  const count = Math.max(people.length, 1);
  const open = people.findIndex(({ demographicsGiven }) => !demographicsGiven);
  const furthest = open < 0 ? count - 1 : open;
  const names = Array.from({ length: count }, (_, index) => String(index + 1));
  const pages = usePages({ names, furthest, start: editing ? 0 : furthest });
  const page = pages.index + 1;
  const person = people[pages.index];
  const other = person?.role === 'APPLICANT' ? undefined : person;
  const name = other && fullName({ firstName: other.firstName, lastName: other.lastName });

  const put = (values: Demographics) => {
    const shown = [
      quote('PROVIDED', 'HMDA_NOTICE', legal('hmdaIntro')),
      ...(name ? [quote('ACCEPTED', 'HMDA_ON_BEHALF', t('onBehalf', { name }))] : []),
    ];
    const body = { ...toDemographicsBody(values, other?.uuid), shown };
    return api.call(putDemographics, { params: { uuid }, body });
  };
  const submit = useSubmit(put);
  // The status ends with the last applicant's answers.
  const next = async (values: Demographics, sent: () => void) => {
    await put(values);
    sent();
    // Without `?page=` the address means the first page that is open. Once this one is sent that is the next, so this one is
    // named, or Back from the next would leave the application.
    pages.go(pages.index, { replace: true });
    await flow.refresh();
    pages.go(pages.index + 1);
  };
  return <Page key={page} name={name} page={page} count={count} onSubmit={page < count ? next : submit} />;
}

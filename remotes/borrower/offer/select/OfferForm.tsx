import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { putOffer } from '#src/api/contract/offer.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { DISCOUNT_TYPES, isOneOf } from '#src/domain/enums.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { refreshedAtom } from '../atoms.ts';
import { type Choice, completeChoice, preferenceOf } from '../choice.ts';
import { findOffer, type OfferFacts, wantedPayoffs } from '../facts.ts';
import { startOf } from '../start.ts';
import { useRefreshed } from '../useRefreshed.ts';
import { copy } from './copy.ts';
import { type PartName, Parts } from './Parts.tsx';
import { choiceSchema } from './schema.ts';
import { wantedFrom } from './state.ts';

/** Everything on one page, or one thing after another where the organisation prefers that. */
const ONE_PAGE: readonly (readonly PartName[])[] = [['amount', 'terms', 'fee', 'discounts', 'payoffs']];
const PAGES: readonly (readonly PartName[])[] = [['amount'], ['terms', 'fee'], ['payoffs'], ['discounts']];

export function OfferForm({ facts }: { facts: OfferFacts }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const setRefreshed = useSetAtom(refreshedAtom);
  const wereRefreshed = useRefreshed();
  const pages = useFlag('multiPageProductSelect') ? PAGES : ONE_PAGE;
  const [search, setSearch] = useSearchParams();
  const page = Math.min(Math.max(Number(search.get('page')) || 1, 1), pages.length);
  const last = page === pages.length;
  const schema = useMemo(() => choiceSchema(facts, t), [facts, t]);
  const chosen = heloc.selectedOffer ?? heloc.previousOffer;
  const start = useMemo(() => (chosen ? undefined : startOf(facts)), [chosen, facts]);

  const turnTo = (next: number) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('page', String(next));
      return after;
    });

  const submit = async (choice: Choice, sent: () => void) => {
    if (!last) return turnTo(page + 1);
    const offer = findOffer(facts, choice);
    if (!offer) return;
    try {
      await api.call(putOffer, {
        params: { uuid },
        body: {
          offerUuid: offer.uuid,
          drawAmount: Number(choice.draw),
          originationFee: offer.originationFee,
          discounts: choice.discounts.filter((type) => isOneOf(DISCOUNT_TYPES, type)),
          payoffAccountIds: [...choice.payoffs],
          drawPreference: preferenceOf(choice) ?? null,
        },
      });
    } catch (error) {
      if (!(await wereRefreshed(error))) throw error;
      // It is said above the form and nothing was sent: a refusal without a message of its own keeps the draft.
      throw new FieldErrors({}, { cause: error });
    }
    sent();
    setRefreshed(undefined);
    // What is confirmed next is what the server made of the choice, and maybe under another status.
    await flow.refresh();
    flow.toChild('confirm');
  };

  return (
    <ApplicationForm<Choice>
      name="product/select"
      schema={schema}
      initialValues={completeChoice(
        facts,
        chosen ? wantedFrom(chosen) : { payoffs: wantedPayoffs(facts), ...start?.choice },
      )}
      keepDraft={!last}
      onSubmit={submit}
      requiredNote={false}
      secondary={
        page > 1 ? (
          <Button variant="secondary" onClick={() => turnTo(page - 1)}>
            {t('back')}
          </Button>
        ) : undefined
      }
    >
      {({ values }) => (
        <>
          {pages.length > 1 ? <Text muted>{t('pageOf', { page, count: pages.length })}</Text> : null}
          <Parts facts={facts} start={start} values={values} show={pages[page - 1] ?? []} />
        </>
      )}
    </ApplicationForm>
  );
}

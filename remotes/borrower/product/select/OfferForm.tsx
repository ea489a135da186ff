import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { putOffer } from '#src/api/contract/offer.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { DISCOUNT_TYPES } from '#src/domain/application/applicationEnums.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { refreshedAtom } from '../atoms.ts';
import { completeChoice, preferenceOf } from '../choice.ts';
import { chosenBefore, findOffer, type OfferFacts } from '../facts.ts';
import { useRefreshed } from '../useRefreshed.ts';
import { copy } from './copy.ts';
import { type PartName, Parts } from './Parts.tsx';
import { choiceSchema } from './schema.ts';
import { type OfferValues, selectionToChoice } from './state.ts';

interface OfferFormProps {
  facts: OfferFacts;
  /** What is chosen on this page, the one at `index` of `count`. */
  parts: readonly PartName[];
  index: number;
  count: number;
  onTurn(index: number): void;
}

export function OfferForm({ facts, parts, index, count, onTurn }: OfferFormProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const setRefreshed = useSetAtom(refreshedAtom);
  const wereRefreshed = useRefreshed();
  const isLast = index === count - 1;
  const schema = useMemo(() => choiceSchema(facts, t), [facts, t]);

  const choose = useSubmit(
    async (choice: OfferValues) => {
      const offer = findOffer(facts, choice);
      if (!offer) throw new Error('There is nothing to send');
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
        // The message is above the form and nothing was sent: a failure without a message of its own keeps the draft.
        throw new FieldErrors({}, { cause: error });
      }
      setRefreshed(undefined);
      // What is confirmed next is what the server made of the choice, and maybe under another status.
    },
    { statusStays: true, onStayed: () => flow.toChild('confirm') },
  );
  const submit = async (choice: OfferValues, sent: () => void) =>
    isLast ? choose(choice, sent) : onTurn(index + 1);

  return (
    <ApplicationForm<OfferValues>
      schema={schema}
      initialValues={completeChoice(facts, selectionToChoice(chosenBefore(heloc)))}
      keepDraft={!isLast}
      onSubmit={submit}
      requiredNote={false}
      secondary={
        index > 0 ? (
          <Button variant="secondary" onClick={() => onTurn(index - 1)}>
            {t('back')}
          </Button>
        ) : undefined
      }
    >
      {({ values }) => (
        <>
          <Parts facts={facts} values={values} show={parts} isPage={index > 0} />
        </>
      )}
    </ApplicationForm>
  );
}

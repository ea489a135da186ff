import { useEffect, useMemo } from 'react';
import { putOfferConfirm } from '#src/api/contract/offer.ts';
import type { SelectedOffer } from '#src/api/contract/parts.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { formatMoney, money } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { Comparison } from '#src/features/offer-terms/Comparison.tsx';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { firstPaymentRow, termRows, termsFromSelected } from '#src/features/offer-terms/terms.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Costs } from '../../Costs.tsx';
import { useRefreshed } from '../../useRefreshed.ts';
import { copy } from './copy.ts';
import { type Confirmation, confirmationSchema } from './schema.ts';

export const title = message(copy, 'heading');

export function View() {
  const { heloc } = useApplication();
  const flow = useFlow();
  const selected = heloc.selectedOffer;
  useEffect(() => {
    if (!selected) flow.toCurrent();
  }, [selected, flow]);
  return selected ? <Confirm selected={selected} /> : null;
}

/** Whose rows they are: of the offer that is chosen, or of the one before it. */
function useRows() {
  const names = useCopy(offerCopy);
  const { heloc } = useApplication();
  const today = useToday();
  return (terms: SelectedOffer) => [
    ...termRows(names, termsFromSelected(terms), heloc, today),
    firstPaymentRow(names, heloc, today),
  ];
}

/** Sends the confirmation with what was agreed to: term by term, and what stands below them. */
function useConfirm(selected: SelectedOffer, hasPayoffs: boolean) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const announce = useAnnounce();
  const wereRefreshed = useRefreshed();
  const rows = useRows()(selected);
  const offerTexts = [
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    `${legal('aprStatement')} ${t('fullDraw')} ${legal('fullDraw')}`,
    `${legal('securityInterest')} ${legal('taxAdvisor')}`,
    t('confirm'),
  ];
  const submit = useSubmit((values: Confirmation) =>
    api.call(putOfferConfirm, {
      params: { uuid },
      body: {
        confirmOffer: values.confirmOffer,
        payoffAuthorization: hasPayoffs ? values.payoffAuthorization : null,
        shown: [
          quote('ACCEPTED', 'OFFER', ...offerTexts),
          ...(hasPayoffs ? [quote('ACCEPTED', 'PAYOFF_AUTHORIZATION', legal('payoffAuthorization'))] : []),
        ],
      },
    }),
  );
  return async (values: Confirmation, sent: () => void) => {
    try {
      await submit(values, sent);
    } catch (error) {
      if (!(await wereRefreshed(error))) throw error;
      announce(t('refreshed'));
      flow.toCurrent();
    }
  };
}

function Terms({ selected }: { selected: SelectedOffer }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const rows = useRows();
  const { heloc, status } = useApplication();
  const isRevised = status.checklistStatus === 'REVISED_OFFER_SELECTION';
  const before = isRevised ? heloc.previousOffer : undefined;
  return (
    <Stack gap={2} as="section">
      <Heading level={2}>{t('terms')}</Heading>
      <Comparison
        caption={t('heading')}
        nowLabel={t('terms')}
        now={rows(selected)}
        before={before ? rows(before) : undefined}
      />
      <Costs draw={money(selected.drawAmount)} />
      <Text small>
        {legal('aprStatement')} <strong>{t('fullDraw')}</strong> {legal('fullDraw')}
      </Text>
      <Text small muted>
        {legal('securityInterest')} {legal('taxAdvisor')}
      </Text>
    </Stack>
  );
}

function Payoffs({ ids }: { ids: readonly string[] }) {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const payoffs = heloc.liabilities.filter(({ uuid }) => ids.includes(uuid));
  if (payoffs.length === 0) return null;
  return (
    <Stack gap={1} as="section">
      <Heading level={2}>{t('payoffs')}</Heading>
      <SummaryList
        rows={payoffs.map((row) => ({
          key: row.uuid,
          term: row.mask
            ? t('payoffName', { creditor: row.creditor, mask: accountEnding(row) })
            : row.creditor,
          value: formatMoney(row.monetaryBalance),
        }))}
      />
    </Stack>
  );
}

function Confirm({ selected }: { selected: SelectedOffer }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { heloc } = useApplication();
  const flow = useFlow();
  const hasPayoffs = selected.payoffAccountIds.length > 0;
  const confirm = useConfirm(selected, hasPayoffs);
  const schema = useMemo(() => confirmationSchema(hasPayoffs, t), [hasPayoffs, t]);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('intro')}</Text>
      </Stack>
      <Terms selected={selected} />
      <Payoffs ids={selected.payoffAccountIds} />
      {heloc.property.state === 'TX' ? <Text>{legal('texasEquityLimit')}</Text> : null}
      <ApplicationForm<Confirmation>
        schema={schema}
        // Ticks are given where the terms are read, never brought back from a draft.
        sensitive={['confirmOffer', 'payoffAuthorization']}
        onSubmit={confirm}
        submitLabel={t('submit')}
        secondary={
          <Button variant="secondary" onClick={() => flow.toCurrent()}>
            {t('back')}
          </Button>
        }
      >
        <CheckboxField name="confirmOffer" label={t('confirm')} hint={t('confirmHint')} />
        {hasPayoffs ? (
          <CheckboxField name="payoffAuthorization" label={legal('payoffAuthorization')} />
        ) : null}
      </ApplicationForm>
    </Stack>
  );
}

import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatApr, formatMoney, type Money } from '#src/domain/money/money.ts';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { feeAmount } from '#src/features/offer-terms/names.ts';
import { feePercent } from '#src/features/offer-terms/text.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { solidOptions } from '#src/ui/form/selectStyles.ts';
import { type FormField, useFormField } from '#src/ui/form/useFormField.ts';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { withApr } from '#src/ui/primitives/Prominent.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { controlBox, space } from '#src/ui/primitives/styles.ts';
import { CollapsiblePart } from '../CollapsiblePart.tsx';
import { type ComparedFee, compareFees, holdingYearsOf, USUAL_HOLDING_YEARS } from '../fees.ts';
import { useHasRoom } from '../useHasRoom.ts';
import { figureMark, spokenFigure } from './CardFigure.tsx';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

/** Question and answer on one line. */
const HoldingYears = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  & > label {
    flex: 1 1 10em;
  }
`;

const Select = styled.select`
  ${controlBox}
  ${solidOptions}
  appearance: auto;
  inline-size: auto;
  max-inline-size: 100%;
`;

const FeeText = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(1)};
`;

/** What each fee costs over the years that one means to stay, the least first; on a phone one line that opens. */
export function FeePart(props: PartProps) {
  const t = useCopy(copy);
  const hasRoom = useHasRoom();
  const stay = useFormField<string, HTMLSelectElement>('stay');
  const { facts, choice, isPage } = props;
  const wanted = Number(stay.value ?? USUAL_HOLDING_YEARS);
  const years = Math.min(wanted, Number(choice.term));
  const fees = compareFees(facts, choice, years);
  // With one there is nothing to choose: the summary shows it.
  if (fees.length < 2) return null;
  if (hasRoom || isPage) return <Fees {...props} stay={stay} years={years} wanted={wanted} fees={fees} />;
  return (
    <CollapsiblePart
      title={t('fee')}
      summary={<SummaryLine choice={choice} years={years} fees={fees} />}
      opened={false}
    >
      <Fees {...props} stay={stay} years={years} wanted={wanted} fees={fees} isFolded />
    </CollapsiblePart>
  );
}

interface FeesProps extends PartProps {
  stay: FormField<string, HTMLSelectElement>;
  years: number;
  wanted: number;
  fees: readonly ComparedFee[];
  /** The line above names them. */
  isFolded?: boolean;
}

function Fees({ choice, apply, stay, years, wanted, fees, isFolded = false }: FeesProps) {
  const t = useCopy(copy);
  const names = useCopy(offerCopy);
  const withInterest = (cost: Money) => t('feeCost', { cost: formatMoney(cost, 0) });
  const least = fees[0]?.cost;
  return (
    <Stack gap={2}>
      <HoldingYears>
        <label id={stay.labelId} htmlFor={stay.id}>
          {t('stay')}
        </label>
        <Select
          ref={stay.ref}
          id={stay.id}
          value={years}
          onChange={(event) => stay.change(event.target.value)}
          onFocus={stay.focus}
          onBlur={stay.blur}
        >
          {holdingYearsOf(Number(choice.term), wanted).map((count) => (
            <option key={count} value={count}>
              {t('stayYears', { count })}
            </option>
          ))}
        </Select>
      </HoldingYears>
      <RadioGroupField
        name="fee"
        label={t('fee')}
        legendHidden={isFolded}
        variant="cards"
        options={fees.map(({ fee, figures, cost }) => ({
          value: fee,
          label: t('feeLabel', { percent: feePercent(fee) }),
          mark: cost === undefined ? undefined : figureMark(withInterest(cost)),
          description: figures ? (
            <FeeText>
              <span>
                {cost === undefined ? null : spokenFigure(withInterest(cost))}
                {withApr(t('feeText', { amount: feeAmount(names, figures), apr: formatApr(figures.apr) }))}
              </span>
              {cost !== undefined && cost === least ? <Badge tone="info">{t('feeLeast')}</Badge> : null}
            </FeeText>
          ) : undefined,
        }))}
        onChosen={(fee) => apply({ fee })}
      />
    </Stack>
  );
}

/** The chosen fee, and how many others there are. */
function SummaryLine({ choice, years, fees }: Pick<FeesProps, 'choice' | 'years' | 'fees'>) {
  const t = useCopy(copy);
  const chosen = fees.find(({ fee }) => fee === choice.fee);
  if (!chosen?.figures || chosen.cost === undefined)
    return <>{t('feeLabel', { percent: feePercent(choice.fee) })}</>;
  const summary = t('feeDigest', {
    percent: feePercent(choice.fee),
    cost: formatMoney(chosen.cost, 0),
    years: t('stayYears', { count: years }),
  });
  return (
    <>
      {summary} {t('feeDigestOthers', { count: fees.length - 1 })}
    </>
  );
}

import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { useCase } from '../case/CaseContext.ts';
import { FlowLink } from '../flow/FlowLink.tsx';
import { cardCopy } from './cardCopy.ts';

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  margin-block-end: ${space(3)};
  padding: ${space(1)} ${space(2)};
  border: var(--heloc-border-width) solid var(--heloc-color-info);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-info-surface);
  & > svg {
    color: var(--heloc-color-info);
  }
`;

/** One line above a page: how much is needed, and where one sees what (docs/rules.md#conditions). */
export function ConditionsCard({ count }: { count: number }) {
  const t = useCopy(cardCopy);
  const { tasks } = useCase();
  if (count === 0 || !tasks) return null;
  return (
    <Line aria-label={t('region')}>
      <Icon name="info" size={1.25} />
      <strong>{t('heading', { count })}</strong>
      <FlowLink to={tasks.index}>{t('see')}</FlowLink>
    </Line>
  );
}

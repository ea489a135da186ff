import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { space } from '../primitives/styles.ts';

/** Belongs to the field below it. */
const Note = styled.p`
  margin-block: 0 ${space(-1)};
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
`;

/** What the asterisk beside a label means. */
export function RequiredNote() {
  const t = useCopy(copy);
  return <Note>{t('requiredNote')}</Note>;
}

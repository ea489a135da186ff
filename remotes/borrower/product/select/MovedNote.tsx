import styled from 'styled-components';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { SIDE_BY_SIDE } from './Columns.tsx';
import type { PartProps } from './parts.ts';

const WhereSideBySide = styled.div`
  display: none;
  ${SIDE_BY_SIDE} {
    display: block;
  }
`;

/** What an amount has moved besides, at its field. */
export const MovedByAmount = ({ moved }: Pick<PartProps, 'moved'>) =>
  moved?.at === 'draw' ? <Alert tone="info">{moved.text}</Alert> : null;

/**
 * Values that another choice has changed. The cards may fill a window and hide what is below them, so the note is in the
 * summary where that stands beside them, else in the bar.
 */
export const MovedByChoice = ({ moved }: Pick<PartProps, 'moved'>) =>
  moved && moved.at !== 'draw' ? (
    <WhereSideBySide>
      <Alert tone="info">{moved.text}</Alert>
    </WhereSideBySide>
  ) : null;

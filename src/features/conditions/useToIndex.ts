import { useLocation, useNavigate } from 'react-router';
import { searchFor } from '#src/domain/application/routing.ts';
import { useCase } from '../case/CaseContext.ts';
import { type Notice, noticeState } from './notice.ts';

/** Goes to the list of what is needed, which says what was done. */
export function useToIndex(): (notice: Notice) => void {
  const { tasks } = useCase();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (notice) =>
    void navigate(
      { pathname: tasks?.index ?? '', search: searchFor(search) },
      { state: noticeState(notice) },
    );
}

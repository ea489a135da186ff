import { message } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { copy } from '#src/features/identity-capture/copy.ts';
import { IdentityPage } from '#src/features/identity-capture/IdentityPage.tsx';
import { copy as reviewCopy } from './copy.ts';
import { useIdentityCheck } from './useIdentityCheck.ts';

export const title = message(copy, 'heading');

/** The applicant's ID. */
export function View() {
  const { profile } = useApplication();
  return (
    <IdentityPage
      check={useIdentityCheck()}
      reviewCopy={reviewCopy}
      email={profile.email}
      actions={<LeaveActions />}
    />
  );
}

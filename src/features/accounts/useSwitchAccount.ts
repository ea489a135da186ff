import { chooseAccount } from '#src/platform/account.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSettleDrafts } from '../drafts/useSettleDrafts.ts';

/**
 * Goes on with another account, on the dashboard: nothing that was answered for the former one is shown again here
 * (docs/rules.md#wallet-accounts).
 */
export function useSwitchAccount(): (address: string) => Promise<void> {
  const { personal, session, org } = useRuntime();
  const settleDrafts = useSettleDrafts();
  return async (address) => {
    await settleDrafts();
    chooseAccount(personal.session, org(), address);
    session.restart((next) => {
      next.telemetry.track('heloc_account_switched', {});
      next.emit({ type: 'account-changed' });
      next.leave('/dashboard');
    });
  };
}

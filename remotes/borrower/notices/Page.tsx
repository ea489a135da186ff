import { useLocation } from 'react-router';
import { defineScreen, type ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { ContactCard } from '#src/features/shell/ContactCard.tsx';
import { PageFrame } from '#src/features/shell/PageFrame.tsx';
import * as accountSetup from './AccountSetup.tsx';
import * as comingSoon from './ComingSoon.tsx';
import * as legal from './Legal.tsx';
import * as notAccepting from './NotAccepting.tsx';
import * as support from './Support.tsx';
import * as waitlist from './Waitlist.tsx';

const notice = (path: string, title: string, page: Awaited<ReturnType<ScreenDefinition['view']>>) =>
  [path.split('/').at(-1), defineScreen({ path, title, stage: 'INITIAL', view: async () => page })] as const;

const SCREENS = new Map([
  notice('not-accepting-apps', 'Applications not accepted', notAccepting),
  notice('waitlist', 'Waitlist', waitlist),
  notice('marketing-waitlist', 'Waitlist', waitlist),
  notice('coming-soon', 'Coming soon', comingSoon),
  notice('register/account-setup', 'Account setup', accountSetup),
  notice('register/support', 'Support', support),
  notice('terms', 'Terms', legal),
  notice('privacy', 'Privacy', legal),
  notice('licenses', 'Licenses', legal),
  notice('communications', 'Electronic communications', legal),
]);

/** The small pages beside the application; anyone may see them (docs/rules.md#public-paths). */
export function View() {
  const name = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const screen = SCREENS.get(name);
  if (!screen) return null;
  return (
    <PageFrame aside={<ContactCard />}>
      <ScreenHost screen={screen} />
    </PageFrame>
  );
}

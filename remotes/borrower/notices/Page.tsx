import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { message } from '#src/brand/copy.tsx';
import { definePage } from '#src/features/screens/definePage.ts';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { ContactCard } from '#src/features/shell/ContactCard.tsx';
import { PageFrame } from '#src/features/shell/PageFrame.tsx';
import * as accountSetup from './AccountSetup.tsx';
import * as comingSoon from './ComingSoon.tsx';
import { copy } from './copy.ts';
import * as legal from './Legal.tsx';
import * as notAccepting from './NotAccepting.tsx';
import * as support from './Support.tsx';
import * as waitlist from './Waitlist.tsx';

const notice = (path: string, key: keyof typeof copy.strings, { View }: { View: ComponentType }) => {
  const view = async () => ({ View, title: message(copy, key) });
  return [path.split('/').at(-1), definePage({ path, stage: 'INITIAL', view })] as const;
};

const SCREENS = new Map([
  notice('not-accepting-apps', 'notAcceptingPage', notAccepting),
  notice('waitlist', 'waitlistPage', waitlist),
  notice('marketing-waitlist', 'waitlistPage', waitlist),
  notice('coming-soon', 'comingSoon', comingSoon),
  notice('register/account-setup', 'accountSetupPage', accountSetup),
  notice('register/support', 'supportPage', support),
  notice('terms', 'termsPage', legal),
  notice('privacy', 'privacyPage', legal),
  notice('licenses', 'licenses', legal),
  notice('communications', 'communications', legal),
]);

/** The small pages beside the application; anyone may see them (docs/rules.md#public-paths). */
export function View() {
  const name = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const screen = SCREENS.get(name);
  if (!screen) return null;
  return (
    // The page on how to reach a person is that itself.
    <PageFrame help={name === 'support' ? null : <ContactCard />}>
      <ScreenHost screen={screen} />
    </PageFrame>
  );
}

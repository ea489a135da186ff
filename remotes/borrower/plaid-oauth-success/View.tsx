import { message, useCopy } from '#src/brand/copy.tsx';
import { oauthReturnState } from '#src/features/bank-link/oauthReturn.ts';
import { returningOrg } from '#src/features/bank-link/returningOrg.ts';
import { savedApplication, savedLink } from '#src/features/bank-link/savedLink.ts';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

/**
 * Where a bank's own site sends people back to. The page that started the link opens the vendor's window again with
 * the address of this one, so that what it does with the answer is written once.
 */
export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { local } = runtime.personal;
  const uuid = savedApplication(local);
  if (uuid) {
    const link = savedLink(local, runtime.now());
    // Without a link that can go on, the status says what comes next.
    const to = link ? `/${uuid}/${link.step}` : `/${uuid}`;
    const org = returningOrg(runtime.storage.local, window.location.search);
    return (
      <Redirect
        to={org ? `${to}?org=${encodeURIComponent(org)}` : to}
        state={oauthReturnState(window.location.href)}
      />
    );
  }
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('missing')}</Text>
      <Actions>
        <Button size="large" onClick={() => runtime.leave('/dashboard')}>
          {t('button')}
        </Button>
      </Actions>
    </Stack>
  );
}

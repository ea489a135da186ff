import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { SupportEmail, SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { usePageTitle } from '../screens/pageTitle.ts';
import { copy } from './copy.ts';

/** Shown in place of a screen that failed (docs/rules.md#fallback-page). */
export function FallbackPage({ onRetry }: { onRetry: () => void }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  usePageTitle(t('heading'));
  return (
    <section role="alert">
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('saved')}</Text>
      <Text>{t.rich('contact', { phone: <SupportPhone />, email: <SupportEmail /> })}</Text>
      <Actions>
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
        <Button variant="secondary" onClick={() => runtime.leave('/dashboard')}>
          {t('dashboard')}
        </Button>
      </Actions>
    </section>
  );
}

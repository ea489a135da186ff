import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { exitText } from './reasons.ts';
import type { BankLink } from './useBankLink.tsx';

/** Ends that the person has chosen, which are no failure. */
const QUIET: ReadonlySet<string> = new Set(['closed', 'no-login']);

/** Why nothing was linked, the way to try again, and other ways beside it. */
export function BankLinkProblem({ link, others }: { link: BankLink; others?: ReactNode }) {
  const t = useCopy(copy);
  const box = useFocusOn<HTMLDivElement>(link.exit);
  if (!link.exit) return null;
  return (
    <Alert
      tone={QUIET.has(link.exit.reason) ? 'info' : 'warning'}
      ref={box}
      action={
        <Stack gap={2} align="start">
          <Button variant="secondary" busy={link.busy} busyLabel={t('starting')} onClick={link.start}>
            {t('again')}
          </Button>
          {others}
        </Stack>
      }
    >
      {exitText(link.exit, link.kind, t)}
    </Alert>
  );
}

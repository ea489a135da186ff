import { useCopy } from '#src/brand/copy.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { exitText } from './reasons.ts';
import type { BankLink } from './useBankLink.tsx';

/** Ends that the person has chosen, which are no failure. */
const QUIET: ReadonlySet<string> = new Set(['closed', 'no-login']);

/** Why nothing was linked, and the way to try again. The page around has the other ways. */
export function BankLinkProblem({ link }: { link: BankLink }) {
  const t = useCopy(copy);
  const box = useFocusOn<HTMLDivElement>(link.exit);
  if (!link.exit) return null;
  return (
    <Alert
      tone={QUIET.has(link.exit.reason) ? 'info' : 'warning'}
      ref={box}
      action={
        <Button variant="secondary" busy={link.busy} busyLabel={t('starting')} onClick={link.start}>
          {t('again')}
        </Button>
      }
    >
      {exitText(link.exit, link.kind, t)}
    </Alert>
  );
}

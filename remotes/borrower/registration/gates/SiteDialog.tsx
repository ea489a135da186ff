import { useLocation } from 'react-router';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import type { SiteBlock } from '#src/domain/registration/eligibility.ts';
import { siblingUrl } from '#src/domain/text/links.ts';
import { PhoneLink } from '#src/features/shell/ContactLinks.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The site that a property belongs to, and the text about it. */
const BLOCKS = {
  'located-in': { title: 'newYorkTitle', text: 'locatedIn', site: 'ny', of: 'sibling' },
  'outside-of': { title: 'newYorkTitle', text: 'outsideOf', site: 'main', of: 'sibling' },
  hawaii: { title: 'hawaiiTitle', text: 'hawaii', site: 'hawaii', of: 'partner' },
} as const;

/** The property belongs to another site: the way there, or back to the form (docs/rules.md#property-gates). */
export function SiteDialog({ block, onClose }: { block: SiteBlock | undefined; onClose(): void }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { siblings } = useBrand();
  const { search } = useLocation();
  const runtime = useRuntime();
  if (!block) return null;
  const { title, text, site: name, of } = BLOCKS[block];
  const site = siblings[name];
  return (
    <Dialog
      open
      size="small"
      title={t(title)}
      description={
        <Stack gap={2}>
          <Text>{t(text)}</Text>
          <Text>{site ? t('site', { site: site.name }) : t.rich('noSite', { phone: <SupportPhone /> })}</Text>
          {block === 'located-in' ? (
            <Text small muted>
              {legal('nyNotAuthorized')}
            </Text>
          ) : null}
        </Stack>
      }
      onClose={onClose}
      actions={
        <>
          {site ? (
            <Button onClick={() => runtime.leave(siblingUrl(site.url, search, of))}>
              {t('go', { site: site.name })}
            </Button>
          ) : null}
          <Button variant={site ? 'secondary' : 'primary'} onClick={onClose}>
            {t('change')}
          </Button>
        </>
      }
    >
      {site?.phone ? <PhoneLink number={site.phone} /> : null}
    </Dialog>
  );
}

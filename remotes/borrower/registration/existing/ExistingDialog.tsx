import { useLocation, useNavigate } from 'react-router';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { searchFor } from '#src/domain/application/routing.ts';
import { EmailLink, PhoneLink } from '#src/features/shell/ContactLinks.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { copy } from './copy.ts';
import type { Blocking } from './findBlocking.ts';

const WORDS = {
  recent: { title: 'recentTitle', texts: ['recentText', 'recentHelp'] },
  complete: { title: 'completeTitle', texts: ['completeText'] },
  inquiry: { title: 'inquiryTitle', texts: ['inquiryText'] },
  active: { title: 'activeTitle', texts: ['activeText'] },
  elsewhere: { title: 'activeTitle', texts: ['elsewhereText'] },
} as const satisfies Record<Blocking['kind'], unknown>;

/**
 * Another application is not possible now (docs/rules.md#existing-applications). It cannot be closed: anything typed behind
 * it would be refused at the end. Where the server allows another one all the same, it can.
 */
export function ExistingDialog({ blocking, onStart }: { blocking: Blocking; onStart?: () => void }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { companyInfo } = useBrand();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { contact, organization } = blocking;
  const name = organization?.name ?? t('anotherOrganization');
  const start = blocking.canStart ? onStart : undefined;
  const { title, texts } = WORDS[blocking.kind];
  const active = blocking.kind === 'active' ? blocking.application : undefined;
  return (
    <Dialog
      open
      size="small"
      dismissible={Boolean(start)}
      onClose={start}
      title={t(title)}
      description={
        <Stack gap={1}>
          {texts.map((text) => (
            <Text key={text}>{t.rich(text, { phone: <SupportPhone />, organization: name })}</Text>
          ))}
        </Stack>
      }
      actions={
        <>
          {active ? (
            <Button onClick={() => navigate({ pathname: `/${active.uuid}`, search: searchFor(search) })}>
              {t('continue')}
            </Button>
          ) : null}
          {start ? <Button onClick={start}>{t('start')}</Button> : null}
          <Button
            variant={active || start ? 'secondary' : 'primary'}
            onClick={() => runtime.leave('/dashboard')}
          >
            {t('dashboard')}
          </Button>
        </>
      }
    >
      {organization ? (
        <Stack gap={1}>
          {organization.dashboard ? (
            <Text>
              <TextLink alone newTab href={organization.dashboard}>
                {t('continueAt', { organization: name })}
              </TextLink>
            </Text>
          ) : null}
          <PhoneLink number={organization.phone ?? companyInfo.supportPhone} />
        </Stack>
      ) : null}
      {contact ? (
        <Stack gap={1}>
          <PhoneLink number={contact.phone} />
          <EmailLink address={contact.email} />
        </Stack>
      ) : null}
    </Dialog>
  );
}

import { useId, useMemo, useRef, useState } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type Demographics, FIELDS, GROUPS, isBlank } from './demographics.ts';
import { Questions } from './Questions.tsx';
import { demographicsSchema } from './schema.ts';

interface PageProps {
  /** Of another applicant than the one who is signed in. */
  name: string | undefined;
  page: number;
  count: number;
  onSubmit(values: Demographics, sent: () => void): Promise<void>;
}

/** The questions for one applicant. */
export function Page({ name, page, count, onSubmit }: PageProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const id = useId();
  const schema = useMemo(() => demographicsSchema(t, name !== undefined), [t, name]);
  const { ask, open, answer } = useBlankPrompt();
  return (
    // These answers are kept out of session replay, and out of drafts (`sensitive`).
    <Stack gap={4} {...EXCLUDED}>
      <Stack gap={1.5}>
        <Heading level={1} aria-describedby={count > 1 ? id : undefined}>
          {name ? t('headingOf', { name }) : t('heading')}
        </Heading>
        {count > 1 ? (
          <Text muted id={id}>
            {t('pageOf', { page, count })}
          </Text>
        ) : null}
      </Stack>
      <Text small>{legal('hmdaIntro')}</Text>
      <ApplicationForm<Demographics>
        part={String(page)}
        schema={schema}
        sensitive={FIELDS}
        requiredNote={false}
        confirmBeforeSubmit={(values) => ask(GROUPS.some((group) => isBlank(group, values)))}
        onSubmit={onSubmit}
      >
        {({ values }) => (
          <>
            {name ? <CheckboxField name="onBehalf" label={t('onBehalf', { name })} /> : null}
            <Questions values={values} />
          </>
        )}
      </ApplicationForm>
      <Dialog
        open={open}
        title={t('blankTitle')}
        description={t('blank')}
        onClose={() => answer(false)}
        actions={
          <>
            <Button onClick={() => answer(true)}>{t('blankContinue')}</Button>
            <Button variant="secondary" onClick={() => answer(false)}>
              {t('blankBack')}
            </Button>
          </>
        }
      />
    </Stack>
  );
}

/** Asks once about questions left blank; a second time would be pressing for answers. */
function useBlankPrompt() {
  const [open, setOpen] = useState(false);
  const resolve = useRef<(go: boolean) => void>(undefined);
  const asked = useRef(false);
  return {
    open,
    ask(blank: boolean): boolean | Promise<boolean> {
      if (!blank || asked.current) return true;
      asked.current = true;
      setOpen(true);
      return new Promise<boolean>((answered) => {
        resolve.current = answered;
      });
    },
    answer(go: boolean) {
      setOpen(false);
      resolve.current?.(go);
    },
  };
}

import { useMemo, useRef, useState } from 'react';
import { putDemographics } from '#src/api/contract/demographics.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/flow/ApplicationContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type Demographics, FIELDS, GROUPS, isBlank, toDemographicsBody } from './demographics.ts';
import { Questions } from './Questions.tsx';
import { demographicsSchema } from './schema.ts';

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const schema = useMemo(() => demographicsSchema(t), [t]);
  const { ask, open, answer } = useBlankPrompt();
  const submit = useSubmit((values: Demographics) =>
    api.call(putDemographics, { params: { uuid }, body: toDemographicsBody(values) }),
  );
  return (
    // Kept out of session replay and of drafts: these answers are stored apart from everything else, or not at all.
    <Stack gap={4} data-private="">
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{legal('hmdaIntro')}</Text>
      <ScreenForm<Demographics>
        name="start/hmda"
        schema={schema}
        sensitive={FIELDS}
        requiredNote={false}
        confirmBeforeSubmit={(values) => ask(GROUPS.some((group) => isBlank(group, values)))}
        onSubmit={submit}
      >
        {({ values }) => <Questions values={values} />}
      </ScreenForm>
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
      return new Promise<boolean>((done) => {
        resolve.current = done;
      });
    },
    answer(go: boolean) {
      setOpen(false);
      resolve.current?.(go);
    },
  };
}

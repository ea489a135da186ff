import { object, string } from 'yup';
import { useCopy } from '#src/brand/copy.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { LinkedKind } from '../kinds.ts';
import type { BankLinkInstitution } from '../port.ts';
import { copy } from './copy.ts';
import { WORDS } from './words.ts';

/** As many are seen at a glance; among more one searches. */
const AT_A_GLANCE = 6;

interface Choice {
  institution: string;
  search?: string;
}

const matches = ({ name }: BankLinkInstitution, text: string) =>
  name.toLowerCase().includes(text.trim().toLowerCase());

export function InstitutionChoice({
  kind,
  institutions,
  onChosen,
  onMissing,
}: {
  kind: LinkedKind;
  institutions: readonly BankLinkInstitution[];
  onChosen(institution: BankLinkInstitution): void;
  onMissing(): void;
}) {
  const t = useCopy(copy);
  const words = WORDS[kind];
  return (
    <FormShell<Choice>
      schema={object({ institution: string().required(t('required')) })}
      requiredNote={false}
      submitLabel={t('next')}
      onSubmit={({ institution }) => {
        const chosen = institutions.find(({ id }) => id === institution);
        if (chosen) onChosen(chosen);
      }}
      secondary={<LinkButton onClick={onMissing}>{t(words.missing)}</LinkButton>}
    >
      {({ values: { search = '', institution } }) => {
        // What is chosen stays in sight, whatever is searched for next.
        const shown = institutions.filter((one) => matches(one, search) || one.id === institution);
        return (
          <>
            {institutions.length > AT_A_GLANCE ? (
              <TextField name="search" label={t('search')} type="search" optional autoComplete="off" />
            ) : null}
            <Text muted small role="status">
              {search === ''
                ? null
                : shown.length > 0
                  ? t('searched', { count: shown.length })
                  : t('unmatched', { text: search })}
            </Text>
            {shown.length > 0 ? (
              <RadioGroupField
                name="institution"
                label={t(words.choice)}
                options={shown.map(({ id, name }) => ({ value: id, label: name }))}
              />
            ) : null}
          </>
        );
      }}
    </FormShell>
  );
}

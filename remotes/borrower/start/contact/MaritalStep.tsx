import { RESIDENCIES } from '#src/api/contract/contact.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { MARITAL_STATUSES } from '#src/domain/application/applicationEnums.ts';
import { needsMaritalPropertyNotice } from '#src/domain/person/spouse.ts';
import { maritalStatusLabels } from '#src/features/labels/maritalStatus.ts';
import { residencyLabels } from '#src/features/labels/residency.ts';
import { useStateName } from '#src/features/labels/state.ts';
import { ShortNameFields } from '#src/features/person-name/ShortNameFields.tsx';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { RequiredNote } from '#src/ui/form/RequiredNote.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { StepProps } from './steps.ts';
import { asksSpouse } from './values.ts';

/** Only the three terms that the law allows a creditor to ask for. */
export function MaritalStep({ values, facts }: StepProps) {
  const t = useCopy(copy);
  const stateName = useStateName();
  const label = useCopy(maritalStatusLabels);
  const residency = useCopy(residencyLabels);
  const legal = useLegal();
  const { maritalStatus } = values;
  const spouse = asksSpouse(values, facts);
  return (
    <>
      <RadioGroupField
        name="maritalStatus"
        label={t('marital')}
        legendHidden
        hint={t('maritalHint')}
        options={MARITAL_STATUSES.map((value) => ({
          value,
          label: label(value),
          description: value === 'UNMARRIED' ? t('unmarriedHint') : undefined,
        }))}
      />
      <Text small muted>
        {legal('maritalStatus')}
      </Text>
      {spouse || facts.asksResidency ? <RequiredNote /> : null}
      {spouse ? (
        <>
          <Heading level={2}>{t('spouseHeading')}</Heading>
          <Text>{t('spouseHelp', { state: stateName(facts.state) })}</Text>
          <ShortNameFields at="spouse" t={t} />
          <EmailField name="spouse.email" label={t('email')} autoComplete="off" />
        </>
      ) : null}
      {needsMaritalPropertyNotice({ maritalStatus, state: facts.state }) ? (
        <Text small>{legal('wisconsinMaritalProperty')}</Text>
      ) : null}
      {facts.asksResidency ? (
        <RadioGroupField
          name="residency"
          label={t('residency')}
          options={RESIDENCIES.map((value) => ({ value, label: residency(value) }))}
        />
      ) : null}
    </>
  );
}

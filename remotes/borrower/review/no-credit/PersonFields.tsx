import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useCopy } from '#src/brand/copy.tsx';
import { birthdateProblem } from '#src/domain/birthdate.ts';
import { formatDate, parseDateParts } from '#src/domain/dates.ts';
import { answeredName } from '#src/domain/names.ts';
import { NameFields } from '#src/features/person-name/NameFields.tsx';
import { nameSchema } from '#src/features/person-name/schema.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { copy } from './copy.ts';
import type { PersonRules } from './schema.ts';
import type { DetailsValues } from './values.ts';

const PARTS = ['name', 'dob'] as const;
type Part = (typeof PARTS)[number];

/** Name and date of birth as they were given: rows to check, which open to be changed, and are open while they are refused. */
export function PersonFields({ names, age }: PersonRules) {
  const t = useCopy(copy);
  const { values } = useFormState<DetailsValues>({ subscription: { values: true } });
  const [opened, setOpened] = useState<readonly Part[]>([]);
  const dob = parseDateParts(values.dob);
  const texts: Record<Part, string> = {
    name: answeredName({ ...values, firstName: values.firstName ?? '', lastName: values.lastName ?? '' }),
    dob: dob ? formatDate(dob) : '',
  };
  const isRefused: Record<Part, boolean> = {
    name: !nameSchema(names).isValidSync(values),
    dob: birthdateProblem(values.dob ?? {}, age) !== undefined,
  };
  const isOpen = (part: Part) => opened.includes(part) || isRefused[part];
  const closed = PARTS.filter((part) => !isOpen(part));
  return (
    <>
      {closed.length > 0 ? (
        <SummaryList
          rows={closed.map((part) => ({
            term: t(part),
            value: texts[part],
            action: (
              <LinkButton
                aria-label={t('changeNamed', { name: t(part) })}
                onClick={() => setOpened([...opened, part])}
              >
                {t('change')}
              </LinkButton>
            ),
          }))}
        />
      ) : null}
      {isOpen('name') ? <NameFields t={t} /> : null}
      {isOpen('dob') ? <DateField name="dob" label={t('dob')} hint={t('dobHint')} birthday /> : null}
    </>
  );
}

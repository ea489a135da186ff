import { formatDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import type { ChangeableRow } from '#src/ui/form/ChangeableRows.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import { NameFields } from '../person-name/NameFields.tsx';
import type { personLabels } from './copy.ts';
import { isPartOpen, type PersonFacts } from './schema.ts';
import type { PersonValue } from './value.ts';

interface PersonRowsInput {
  t(label: keyof typeof personLabels): string;
  /** As they were before anything was changed here. */
  given: PersonValue;
  /** As they stand in the form. */
  values: PersonValue;
  facts: PersonFacts;
}

/** Name and date of birth as rows that open their fields. */
export function personRows({ t, given, values, facts }: PersonRowsInput): ChangeableRow[] {
  const dob = parseDateParts(given.dob);
  return [
    {
      key: 'name',
      term: t('name'),
      value: fullName(given),
      fields: <NameFields t={t} />,
      open: isPartOpen('name', values, given, facts),
    },
    {
      key: 'dob',
      term: t('dob'),
      value: dob ? formatDate(dob) : '',
      fields: <DateField name="dob" label={t('dob')} hint={t('dobHint')} birthday />,
      open: isPartOpen('dob', values, given, facts),
    },
  ];
}

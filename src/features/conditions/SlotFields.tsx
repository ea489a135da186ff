import type { Condition } from '#src/api/contract/conditions.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { DESCRIPTION, REASON } from '#src/domain/conditions/answers.ts';
import type { Known } from '#src/domain/conditions/conditions.ts';
import type { Need, Slot } from '#src/domain/conditions/tasks.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { FileUploadField } from '../uploads/FileUploadField.tsx';
import { useDocumentUpload } from '../uploads/useDocumentUpload.ts';
import { copy, documentLabels } from './copy.ts';
import { useWayNames } from './useWayNames.ts';
import { DESCRIPTION_WAY, type SlotValue, wayName, waysOf, wayTaken } from './values.ts';

interface SlotFieldsProps {
  condition: Known<Condition>;
  slot: Slot;
  index: number;
  value: SlotValue | undefined;
  /** The first with files: what helps with a copy is said once on the page. */
  helps: boolean;
}

/** One thing that is asked for: the files in one of the ways that there are, or why it does not apply. */
export function SlotFields({ condition, slot, index, value, helps }: SlotFieldsProps) {
  const t = useCopy(copy);
  const nameOfWay = useWayNames();
  const at = `slots[${index}]`;
  const ways = waysOf(condition, slot);
  const taken = wayTaken(slot, value);
  const [first] = slot.ways;
  const named = first && slot.ways.length === 1 ? nameOfWay(first) : undefined;
  return (
    <Stack gap={2}>
      {value?.none ? null : (
        <>
          {ways.length > 1 ? (
            <RadioGroupField
              name={`${at}.way`}
              label={t('way')}
              options={ways.map((name) => {
                const way = slot.ways.find((each) => wayName(each) === name);
                return { value: name, label: way ? nameOfWay(way) : t('description') };
              })}
            />
          ) : null}
          {value?.way === DESCRIPTION_WAY ? (
            <TextAreaField
              name="description"
              label={t('descriptionField')}
              hint={t('descriptionHint')}
              maxLength={DESCRIPTION.max}
            />
          ) : (
            taken?.needs.map((need, place) => (
              <NeedField
                key={need.documentType}
                at={at}
                need={need}
                conditionUuid={condition.uuid}
                isOneOfMany={ways.length > 1}
                helps={helps && place === 0}
              />
            ))
          )}
        </>
      )}
      <CheckboxField
        name={`${at}.none`}
        label={named ? t('noneNamed', { document: named }) : t('none')}
        optional
      />
      {value?.none ? (
        <TextAreaField
          name={`${at}.reason`}
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={REASON.max}
        />
      ) : null}
    </Stack>
  );
}

interface NeedFieldProps {
  at: string;
  need: Need;
  conditionUuid: string;
  /** The choice above has the same name. */
  isOneOfMany: boolean;
  helps: boolean;
}

function NeedField({ at, need, conditionUuid, isOneOfMany, helps }: NeedFieldProps) {
  const t = useCopy(copy);
  const document = useCopy(documentLabels);
  const { documentType, count } = need;
  const name = document(documentType);
  const upload = useDocumentUpload(documentType, { conditionUuid });
  return (
    <FileUploadField
      name={`${at}.files.${documentType}`}
      label={isOneOfMany ? t('filesOf', { document: name }) : name}
      hint={count > 1 ? t('atLeast', { count }) : undefined}
      upload={upload}
      tips={helps}
    />
  );
}

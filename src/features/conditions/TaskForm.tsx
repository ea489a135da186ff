import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { type Condition, postConditionSubmission } from '#src/api/contract/conditions.ts';
import { conditionsQuery } from '#src/api/queries/conditions.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { NOTE_MAX } from '#src/domain/conditions/answers.ts';
import { isOpen, type Known, stateOf } from '#src/domain/conditions/conditions.ts';
import { slotsOf, taskOf } from '#src/domain/conditions/tasks.ts';
import { nameRules } from '#src/domain/person/names.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { OwnFailure } from '#src/ui/form/ownFailure.ts';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { useCase } from '../case/CaseContext.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import type { Draft } from '../drafts/useDraft.ts';
import { FlowLink } from '../flow/FlowLink.tsx';
import { copy } from './copy.ts';
import { QUESTION_FIELDS } from './QuestionFields.tsx';
import { SlotFields } from './SlotFields.tsx';
import { hasAllFiles, taskSchema } from './schema.ts';
import { useToIndex } from './useToIndex.ts';
import { filesOf, initialTask, submissionOf, type TaskValues, waysOf } from './values.ts';

interface TaskFormProps {
  condition: Known<Condition>;
  documentType: string | null;
  draft: Draft<TaskValues>;
}

/** The answer to one request: files by their slots, questions beside them, a note. */
export function TaskForm({ condition, documentType, draft }: TaskFormProps) {
  const t = useCopy(copy);
  const blocked = useId();
  const { api, environment } = useRuntime();
  const { uuid } = useCase();
  const queries = useQueryClient();
  const toIndex = useToIndex();
  const slots = slotsOf(condition);
  const { questions = [], instead } = taskOf(condition);
  const [initial] = useState(() => initialTask(condition, draft.values, documentType));
  const [values, setValues] = useState(initial);
  /** The answer has been taken, or the form says itself that it was not. */
  const [isSaid, setSaid] = useState(false);
  const schema = useMemo(() => taskSchema(condition, t, nameRules(environment)), [condition, t, environment]);
  const isBlocked = !hasAllFiles(condition, values);
  const firstWithFiles = slots.findIndex((slot, index) => filesOf(slot, values.slots?.[index]).length > 0);
  const query = conditionsQuery(api, uuid);

  /** Somebody else, or another tab, was faster: the newer state is said, and what was chosen stays. */
  const readAgain = async (): Promise<ReactElement> => {
    const all = await queries.fetchQuery({ ...query, staleTime: 0 });
    const now = all.find((each) => each.uuid === condition.uuid);
    setSaid(true);
    return words(copy, `now${now ? stateOf(now) : 'DONE'}`);
  };

  const send = async (answer: TaskValues, sent: () => void) => {
    const params = { uuid, conditionUuid: condition.uuid };
    try {
      const after = await api.call(postConditionSubmission, {
        params,
        body: submissionOf(condition, answer),
      });
      setSaid(true);
      sent();
      toIndex('sent');
      queries.setQueryData(query.queryKey, (before) =>
        before?.map((each) => (each.uuid === after.uuid ? after : each)),
      );
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      throw new OwnFailure(await readAgain(), { cause: error });
    }
  };

  return (
    <Stack gap={4}>
      {isSaid || isOpen(condition) ? null : <Alert tone="warning">{t(`now${stateOf(condition)}`)}</Alert>}
      <DraftForm<TaskValues>
        draft={draft}
        leaveActions={null}
        schema={schema}
        initialValues={initial}
        onValuesChange={setValues}
        onSubmit={send}
        submitLabel={t(slots.length > 0 ? 'submit' : 'submitAnswer')}
        submitBlockedBy={isBlocked ? blocked : undefined}
        footer={
          isBlocked ? (
            <Text muted id={blocked}>
              {t('blocked')}
            </Text>
          ) : null
        }
      >
        {questions.map((question) => {
          const Fields = QUESTION_FIELDS[question];
          return Fields ? <Fields key={question} condition={condition} values={values} /> : null;
        })}
        {slots.map((slot, index) => (
          <SlotFields
            key={waysOf(condition, slot).join()}
            condition={condition}
            slot={slot}
            index={index}
            value={values.slots?.[index]}
            helps={index === firstWithFiles}
          />
        ))}
        {slots.length > 0 ? (
          <TextAreaField name="note" label={t('noteField')} optional rows={3} maxLength={NOTE_MAX} />
        ) : null}
      </DraftForm>
      <Instead instead={instead} />
      {condition.categoryEnum === 'IDENTITY_DOCUMENT_FRAUD_REVIEW' ? <IdentityTheft /> : null}
    </Stack>
  );
}

/** What else would do. */
function Instead({ instead }: { instead: 'account' | 'description' | undefined }) {
  const t = useCopy(copy);
  const { tasks } = useCase();
  if (instead !== 'account' || !tasks?.account) return null;
  return (
    <Stack gap={1}>
      <Text>{t('otherAccountHelp')}</Text>
      <div>
        <FlowLink to={tasks.account}>{t('otherAccount')}</FlowLink>
      </div>
    </Stack>
  );
}

const THEFT_SITE = 'https://www.identitytheft.gov';

/** The request does not accuse anybody: it may be somebody else who uses the identity. */
function IdentityTheft() {
  const t = useCopy(copy);
  return (
    <Text small muted>
      {t.rich('theft', {
        link: (
          <TextLink newTab href={THEFT_SITE}>
            {t('theftSite')}
          </TextLink>
        ),
      })}
    </Text>
  );
}

import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Form, FormSpy, useForm } from 'react-final-form';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { Actions } from '../layout/Actions.tsx';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import type { ButtonVariant } from '../primitives/buttonStyles.ts';
import { Stack } from '../primitives/Stack.tsx';
import { useFocusOn } from '../primitives/useFocusOn.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { failureText } from './failure.tsx';
import { FormScopeContext } from './formContext.ts';
import { RequiredNote } from './RequiredNote.tsx';
import { readUnannounced } from './readUnannounced.ts';
import { type SubmissionInput, useSubmission } from './useSubmission.ts';

const StyledForm = styled.form`
  display: block;
  min-inline-size: 0;
`;

export interface FormShellProps<Values extends object> extends SubmissionInput<Values> {
  /** Read once, at mount: a later object never overwrites what was typed. Give a `key` to start anew. */
  initialValues?: Partial<Values>;
  submitLabel?: ReactNode;
  /** `danger` where the submit takes something away. */
  submitVariant?: ButtonVariant;
  /** Beside the submit button, e.g. Back. */
  secondary?: ReactNode;
  /** Before the fields, e.g. what is to be known about them. */
  lead?: ReactNode;
  /** Between the fields and the buttons, e.g. what pressing the button means. */
  footer?: ReactNode;
  children?: ReactNode | ((form: { values: Partial<Values> }) => ReactNode);
  /** Every change of a value, e.g. to keep a draft. */
  onValuesChange?(values: Partial<Values>): void;
  submitDisabled?: boolean;
  /** Id of the message for which the form cannot be submitted; the button is off and described by it. */
  submitBlockedBy?: string | undefined;
  /** Says what the asterisk means, which is for a form with fields. */
  requiredNote?: boolean;
  /** No submit button; the caller has one of type `submit` among the children. */
  hideSubmit?: boolean;
  'aria-labelledby'?: string;
}

interface Watch<Values> {
  onChange(values: Partial<Values>): void;
}

/** Reports every change of the values, but not the initial ones. */
function ValuesWatch<Values extends object>({ onChange }: Watch<Values>) {
  const form = useForm<Values>();
  const emitChange = useEffectEvent(onChange);
  // Before the person can type: in a passive effect the first state could already contain typed values.
  useLayoutEffect(() => {
    let first = true;
    return form.subscribe(
      ({ values }) => {
        if (!first) emitChange(values as Partial<Values>);
        first = false;
      },
      { values: true },
    );
  }, [form]);
  return null;
}

/**
 * A form: validates when it is submitted, says what is wrong, moves the focus there, submits once, keeps what was
 * typed. A screen gives it a schema and fields.
 */
export function FormShell<Values extends object>({
  schema,
  initialValues,
  onSubmit,
  submitLabel,
  submitVariant = 'primary',
  secondary,
  lead,
  footer,
  children,
  onValuesChange,
  submitDisabled = false,
  submitBlockedBy,
  confirmBeforeSubmit,
  requiredNote = Boolean(schema),
  hideSubmit = false,
  'aria-labelledby': labelledBy,
}: FormShellProps<Values>) {
  const t = useCopy(copy);
  const [initial] = useState(() => (initialValues ?? {}) as Partial<Values>);
  const { scope, busy, attempt, failure, change, submit } = useSubmission<Values>(
    { schema, onSubmit, confirmBeforeSubmit },
    initial,
  );
  const banner = useFocusOn<HTMLDivElement>(failure);
  const isBlocked = submitDisabled || Boolean(submitBlockedBy);

  return (
    <Form<Values>
      onSubmit={(values) => (isBlocked ? undefined : submit(values))}
      initialValues={initial as Values}
      subscription={{}}
      render={({ handleSubmit }) => (
        <FormScopeContext value={scope}>
          <StyledForm
            // What is built on rrweb has no mark for what is typed; it would be recorded under a mark for words.
            className="rr-block"
            method="post"
            noValidate
            aria-labelledby={labelledBy}
            onSubmit={(event: FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              event.stopPropagation();
              readUnannounced(event.currentTarget);
              void handleSubmit();
            }}
          >
            <ValuesWatch<Values>
              onChange={(values) => {
                onValuesChange?.(values);
                void change(values);
              }}
            />
            <Stack gap={4}>
              <ErrorSummary attempt={attempt} />
              {failure ? (
                <Alert tone="error" ref={banner}>
                  {failureText(failure.error, t)}
                </Alert>
              ) : null}
              {requiredNote ? <RequiredNote /> : null}
              {lead}
              {typeof children === 'function' ? (
                <FormSpy<Values> subscription={{ values: true }}>
                  {({ values }) => children({ values })}
                </FormSpy>
              ) : (
                children
              )}
              {footer}
              {hideSubmit && !secondary ? null : (
                <Actions>
                  {hideSubmit ? null : (
                    <Button
                      type="submit"
                      variant={submitVariant}
                      size="large"
                      busy={busy}
                      aria-disabled={isBlocked || undefined}
                      aria-describedby={submitBlockedBy}
                    >
                      {submitLabel ?? t('submit')}
                    </Button>
                  )}
                  {secondary}
                </Actions>
              )}
            </Stack>
          </StyledForm>
        </FormScopeContext>
      )}
    />
  );
}

import { getIn } from 'final-form';
import {
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form, FormSpy, useForm } from 'react-final-form';
import styled from 'styled-components';
import { ApiError } from '#src/api/client/apiError.ts';
import { useBundle } from '#src/brand/context.ts';
import { messageText, useCopy } from '#src/brand/copy.tsx';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { copy } from '../copy.ts';
import { Actions } from '../layout/Actions.tsx';
import { Alert } from '../primitives/Alert.tsx';
import { useAnnounceIfAny } from '../primitives/announcer.ts';
import { Button } from '../primitives/Button.tsx';
import type { ButtonVariant } from '../primitives/buttonStyles.ts';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { failureText } from './failure.ts';
import { FieldErrors } from './fieldErrors.ts';
import { type FormScope, FormScopeContext } from './formContext.ts';
import { FormErrors, type Problems } from './formErrors.ts';
import { ifItTakes } from './ifItTakes.ts';
import { type FormSchema, type Say, validate } from './validate.ts';

/** A check that takes longer than this is seen to be under way: what it needs may have to be loaded first. */
const UNSEEN_MS = 100;

const StyledForm = styled.form`
  display: block;
  min-inline-size: 0;
`;

export interface FormShellProps<Values extends object> {
  /** Its output is `Values`. */
  schema: FormSchema;
  /** Read once, at mount: a later object never overwrites what was typed. Give a `key` to start anew. */
  initialValues?: Partial<Values>;
  /**
   * Gets the schema's output. A rejection keeps the values and shows why: `FieldErrors` at the fields, anything else in
   * a banner.
   */
  onSubmit(values: Values): Promise<void> | void;
  submitLabel?: ReactNode;
  /** `danger` where the submit takes something away. */
  submitVariant?: ButtonVariant;
  /** Beside the submit button, e.g. Back. */
  secondary?: ReactNode;
  /** Before the fields, e.g. what is to be known about them. */
  lead?: ReactNode;
  /** Between the fields and the buttons, e.g. what pressing the button means. */
  footer?: ReactNode;
  children: ReactNode | ((form: { values: Partial<Values> }) => ReactNode);
  /** Every change of a value, e.g. to keep a draft. */
  onValuesChange?(values: Partial<Values>): void;
  submitDisabled?: boolean;
  /** Id of the message for which the form cannot be submitted; the button is off and described by it. */
  submitBlockedBy?: string | undefined;
  /** Asked when everything is valid; `false` lets the person go on editing. */
  confirmBeforeSubmit?(values: Values): boolean | Promise<boolean>;
  /** Whether the error summary is shown; the page shell hears it by `FormErrorStateContext`. */
  onErrorState?(hasErrors: boolean): void;
  /** Says what the asterisk means. */
  requiredNote?: boolean;
  /** No submit button; the caller has one of type `submit` among the children. */
  hideSubmit?: boolean;
  'aria-labelledby'?: string;
}

interface Watch<Values> {
  onChange(values: Partial<Values>): void;
}

/** Tells every change of the values, not the first state. */
function ValuesWatch<Values extends object>({ onChange }: Watch<Values>) {
  const form = useForm<Values>();
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let first = true;
    return form.subscribe(
      ({ values }) => {
        if (!first) tell(values as Partial<Values>);
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
  onErrorState,
  requiredNote = true,
  hideSubmit = false,
  'aria-labelledby': labelledBy,
}: FormShellProps<Values>) {
  const t = useCopy(copy);
  const bundle = useBundle();
  const say: Say = (message) => messageText(bundle, message);
  const announce = useAnnounceIfAny();
  const reporter = useContext(RuntimeContext)?.reporter;
  const [initial] = useState(() => (initialValues ?? {}) as Partial<Values>);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ text: string } | undefined>();
  const banner = useRef<HTMLDivElement>(null);
  const refused = useRef<Partial<Values> | undefined>(undefined);
  const current = useRef<Partial<Values>>(initial);
  const check = useRef(0);
  const [work] = useState(() => new Set<Promise<void>>());
  const [errors] = useState(() => new FormErrors());
  const scope = useMemo<FormScope>(
    () => ({
      errors,
      leave(name) {
        const before = refused.current;
        if (before && getIn(before, name) !== getIn(current.current, name)) errors.leave(name);
      },
      await(promise) {
        work.add(promise);
        void promise.then(() => work.delete(promise));
      },
    }),
    [errors, work],
  );

  useEffect(() => {
    if (failure) banner.current?.focus();
  }, [failure]);

  function refuse(problems: Problems, values: Partial<Values>) {
    refused.current = values;
    errors.set(problems);
    setAttempt((count) => count + 1);
  }

  async function changed(values: Partial<Values>) {
    current.current = values;
    onValuesChange?.(values);
    check.current += 1;
    if (!refused.current) return;
    const mine = check.current;
    const result = await validate<Values>(schema, values, say);
    if (mine === check.current) errors.correct(result.ok ? new Map() : result.problems);
  }

  /** Checks what stands in the fields. What is filled in while the rules are being loaded is checked again. */
  async function checkAll(typed: Partial<Values>) {
    for (let values = typed; ; values = current.current) {
      check.current += 1;
      const mine = check.current;
      const result = await validate<Values>(schema, values, say);
      if (mine === check.current) return { result, values };
    }
  }

  async function run(typed: Partial<Values>) {
    setFailure(undefined);
    let values = typed;
    while (work.size > 0) {
      setBusy(true);
      await Promise.all(work);
      values = current.current;
    }
    try {
      const checked = await ifItTakes(UNSEEN_MS, checkAll(values), () => setBusy(true));
      const { result } = checked;
      values = checked.values;
      if (!result.ok) {
        refuse(result.problems, values);
        return;
      }
      refused.current = undefined;
      errors.clear();
      if (confirmBeforeSubmit && !(await confirmBeforeSubmit(result.values))) return;
      // What asks nobody is over at once; to show it as busy would hold up the next step.
      await ifItTakes(0, Promise.resolve(onSubmit(result.values)), () => {
        setBusy(true);
        announce(t('submitting'));
      });
    } catch (error) {
      if (error instanceof FieldErrors) {
        refuse(new Map(Object.entries(error.fields)), values);
        return;
      }
      if (!(error instanceof ApiError)) reporter?.error(error, { where: 'form' });
      setFailure({ text: failureText(error, t) });
    }
  }

  /** Final Form lets no second submit begin while one is under way. */
  async function submit(values: Partial<Values>) {
    if (submitDisabled || submitBlockedBy) return;
    try {
      await run(values);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form<Values>
      onSubmit={(values) => submit(values)}
      initialValues={initial as Values}
      subscription={{}}
      render={({ handleSubmit }) => (
        <FormScopeContext value={scope}>
          <StyledForm
            method="post"
            noValidate
            aria-labelledby={labelledBy}
            onSubmit={(event: FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              event.stopPropagation();
              void handleSubmit();
            }}
          >
            <ValuesWatch<Values> onChange={(values) => void changed(values)} />
            <Stack gap={4}>
              <ErrorSummary attempt={attempt} onErrorState={onErrorState} />
              {failure ? (
                <Alert tone="error" focusable ref={banner}>
                  {failure.text}
                </Alert>
              ) : null}
              {requiredNote ? (
                <Text muted small>
                  {t('requiredNote')}
                </Text>
              ) : null}
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
                      aria-disabled={submitDisabled || Boolean(submitBlockedBy) || undefined}
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

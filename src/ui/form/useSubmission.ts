import { getIn } from 'final-form';
import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSource } from '#src/brand/context.ts';
import { messageText, useCopy } from '#src/brand/copy.tsx';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { copy } from '../copy.ts';
import { useAnnounceIfAny } from '../primitives/announcer.ts';
import { useFailureReport } from './failure.tsx';
import { FieldErrors } from './fieldErrors.ts';
import type { FormScope } from './formContext.ts';
import { FormErrors, type Problems } from './formErrors.ts';
import { notifyIfSlow } from './notifyIfSlow.ts';
import { type FormatMessage, type FormSchema, validate } from './validate.ts';

/** Milliseconds after which a check is shown as busy: its schema may have to be loaded first. */
const BUSY_DELAY_MS = 100;

export interface SubmissionInput<Values extends object> {
  /** Its output is `Values`; the last one given counts. None where nothing is asked but the submit itself. */
  schema?: FormSchema | undefined;
  /**
   * Gets the schema's output. A rejection keeps the values and shows why: `FieldErrors` at the fields, anything else in
   * a banner.
   */
  onSubmit(values: Values): Promise<void> | void;
  /** Asked when everything is valid; `false` lets the person go on editing. */
  confirmBeforeSubmit?: ((values: Values) => boolean | Promise<boolean>) | undefined;
}

interface Submission<Values extends object> {
  /** For the fields. */
  scope: FormScope;
  /** Something is under way for which the person has to wait. */
  busy: boolean;
  /** Counts the submits that were refused. */
  attempt: number;
  /** Why the last submit failed, where no field is to blame; another object each time. */
  failure: { readonly error: unknown } | undefined;
  /** Call it on every change: a correction removes its message. */
  change(values: Partial<Values>): Promise<void>;
  /** Checks what stands in the fields and sends it. The form lets no second one begin while one is under way. */
  submit(values: Partial<Values>): Promise<void>;
}

/** The state of a form's submissions: what is wrong, what is under way, what failed. */
export function useSubmission<Values extends object>(
  { schema, onSubmit, confirmBeforeSubmit }: SubmissionInput<Values>,
  initial: Partial<Values>,
): Submission<Values> {
  const t = useCopy(copy);
  const { get, subscribe } = useSource();
  const format: FormatMessage = (message) => messageText(get(), message);
  const announce = useAnnounceIfAny();
  const report = useFailureReport('form');
  const runtime = useContext(RuntimeContext);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>();
  const refused = useRef<Partial<Values> | undefined>(undefined);
  /** What the server said of it, until something is changed: from then on it is the rules that count. */
  const said = useRef<FieldErrors['fields']>(undefined);
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

  const inWords = (fields: FieldErrors['fields']): Problems =>
    new Map(Object.entries(fields).map(([name, message]) => [name, format(message)]));

  function refuse(problems: Problems, values: Partial<Values>, byServer?: FieldErrors['fields']) {
    refused.current = values;
    said.current = byServer;
    errors.set(problems);
    runtime?.answered(errors.summary().length);
    setAttempt((count) => count + 1);
  }

  /** What is wrong now with what was refused. */
  async function checkAgain(use: (problems: Problems) => void) {
    check.current += 1;
    if (!refused.current) return;
    const ticket = check.current;
    const result = await validate<Values>(schema, current.current, format, errors.typed);
    if (ticket === check.current) use(result.ok ? new Map() : result.problems);
  }

  async function change(values: Partial<Values>) {
    current.current = values;
    said.current = undefined;
    await checkAgain((problems) => errors.correct(problems));
  }

  const reword = useEffectEvent(() => {
    if (said.current) errors.reword(inWords(said.current));
    else void checkAgain((problems) => errors.reword(problems));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = subscribe(() => {
      clearTimeout(timer);
      // Rules and labels are in the new words once that has been rendered.
      timer = setTimeout(reword);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe]);

  /** Checks what stands in the fields. What is filled in while the rules are being loaded is checked again. */
  async function checkAll(typed: Partial<Values>) {
    for (let values = typed; ; values = current.current) {
      check.current += 1;
      const ticket = check.current;
      const result = await validate<Values>(schema, values, format, errors.typed);
      if (ticket === check.current) return { result, values };
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
      const checked = await notifyIfSlow(BUSY_DELAY_MS, checkAll(values), () => setBusy(true));
      const { result } = checked;
      values = checked.values;
      if (!result.ok) {
        refuse(result.problems, values);
        return;
      }
      refused.current = undefined;
      errors.clear();
      if (confirmBeforeSubmit && !(await confirmBeforeSubmit(result.values))) return;
      // Busy only if it does not end at once: another render would hold up the next step.
      await notifyIfSlow(0, Promise.resolve(onSubmit(result.values)), () => {
        setBusy(true);
        announce(t('submitting'));
      });
    } catch (error) {
      if (error instanceof FieldErrors) {
        refuse(inWords(error.fields), values, error.fields);
        return;
      }
      report(error);
      setFailure({ error });
    }
  }

  async function submit(values: Partial<Values>) {
    try {
      await run(values);
    } finally {
      setBusy(false);
    }
  }

  return { scope, busy, attempt, failure, change, submit };
}

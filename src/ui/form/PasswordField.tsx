import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { passwordStrength, unmetPasswordRules } from '#src/domain/person/password.ts';
import { EXCLUDED } from '../primitives/masks.ts';
import { space } from '../primitives/styles.ts';
import { Control, ControlRow } from './ControlBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { copy as passwordCopy } from './passwordCopy.ts';
import { useFormField } from './useFormField.ts';
import { useShown } from './useShown.ts';

const WORD = ['none', 'weak', 'fair', 'good', 'strong'] as const;
const TONE = ['border', 'error', 'warning', 'info', 'success'] as const;

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 0.25em;
`;

const Bar = styled.span<{ $tone: string }>`
  block-size: 0.375em;
  border: 1px solid transparent;
  border-radius: 1em;
  background-color: var(--heloc-color-${({ $tone }) => $tone});
  @media (forced-colors: active) {
    background-color: ${({ $tone }) => ($tone === 'border' ? 'Canvas' : 'Highlight')};
  }
`;

// As wide as the control above it, in smaller letters.
const Advice = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  max-inline-size: calc(28em / 0.875);
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
  & ul {
    margin: 0;
    padding-inline-start: 1.25em;
  }
`;

interface StrengthProps {
  id: string;
  password: string;
  unmet: ReturnType<typeof unmetPasswordRules>;
}

/** How good the password is, and what it still needs. */
function Strength({ id, password, unmet }: StrengthProps) {
  const t = useCopy(passwordCopy);
  const strength = passwordStrength(password);
  return (
    <Advice>
      <Bars aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <Bar key={bar} $tone={bar <= strength ? TONE[strength] : 'border'} />
        ))}
      </Bars>
      <div aria-live="polite">
        {t('strength')}: {t(WORD[strength])}
      </div>
      {unmet.length > 0 ? (
        <ul id={id}>
          {unmet.map((rule) => (
            <li key={rule.id}>{t(rule.id)}</li>
          ))}
        </ul>
      ) : null}
    </Advice>
  );
}

export interface PasswordFieldProps extends FieldTexts {
  autoComplete?: 'new-password' | 'current-password';
  /** Four bars and the rules that are not met yet. */
  meter?: boolean;
}

/** A password: may be pasted, filled by a password manager and looked at. */
export function PasswordField({
  name,
  label,
  hint,
  optional = false,
  autoComplete = 'new-password',
  meter = false,
}: PasswordFieldProps) {
  const field = useFormField<string>(name, { hasHint: Boolean(hint) });
  const { shown, toggle } = useShown({ name, label });
  const rulesId = `${field.id}-rules`;
  const unmet = meter ? unmetPasswordRules(field.value ?? '') : [];
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} marks={EXCLUDED}>
      <ControlRow width="long" toggle={toggle}>
        <Control
          ref={field.ref}
          id={field.id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={field.value ?? ''}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={field.blur}
          onFocus={field.focus}
          aria-required={!optional || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={
            [field.describedBy, unmet.length > 0 ? rulesId : ''].filter(Boolean).join(' ') || undefined
          }
        />
      </ControlRow>
      {meter ? <Strength id={rulesId} password={field.value ?? ''} unmet={unmet} /> : null}
    </FieldFrame>
  );
}

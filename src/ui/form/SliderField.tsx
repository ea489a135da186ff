import type { CSSProperties, KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import {
  addMoney,
  compareMoney,
  type Money,
  maxMoney,
  minMoney,
  money,
  subtractMoney,
} from '#src/domain/money/money.ts';
import { formatWholeMoney, parseMoneyInput } from '#src/domain/money/moneyText.ts';
import { focusRing } from '../primitives/styles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { MoneyControl } from './MoneyControl.tsx';
import { useFormField } from './useFormField.ts';

/** PgUp and PgDn go this many steps. */
const PAGE = 10;

const track = css`
  box-sizing: border-box;
  block-size: 0.5em;
  border: 1px solid var(--heloc-color-control-border);
  border-radius: 1em;
  background: linear-gradient(
    to right,
    var(--heloc-color-primary-edge) var(--part),
    var(--heloc-color-surface-sunken) 0
  );
`;

const thumb = css`
  box-sizing: border-box;
  block-size: 1.25em;
  inline-size: 1.25em;
  border: 2px solid var(--heloc-color-surface);
  border-radius: 50%;
  background-color: var(--heloc-color-primary-edge);
`;

const Range = styled.input`
  display: block;
  inline-size: 100%;
  block-size: 2.75em;
  margin: 0;
  border-radius: var(--heloc-radius-control);
  background: none;
  cursor: pointer;
  /* A browser's own has a track of its choice, black or white where the colour is light or dark. */
  @media (forced-colors: none) {
    appearance: none;
    &::-webkit-slider-runnable-track {
      ${track}
    }
    &::-moz-range-track {
      ${track}
    }
    &::-webkit-slider-thumb {
      appearance: none;
      margin-block-start: calc((0.5em - 2px - 1.25em) / 2);
      ${thumb}
    }
    &::-moz-range-thumb {
      ${thumb}
    }
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const Bounds = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
`;

/** How many steps a key goes; the ends are infinitely far. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Where a key takes the value; undefined for keys that are not the slider's. */
function afterKey(key: string, value: Money, min: Money, max: Money, step: string): Money | undefined {
  const steps = STEPS[key];
  if (steps === undefined) return undefined;
  if (!Number.isFinite(steps)) return steps < 0 ? min : max;
  const distance = money(Number(step) * Math.abs(steps));
  const moved = steps > 0 ? addMoney(value, distance) : subtractMoney(value, distance);
  return minMoney(maxMoney(moved, min), max);
}

/** How far a value is on its way, for the track. */
const partOf = (value: number, min: number, max: number) =>
  `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`;

export interface SliderFieldProps extends FieldTexts {
  /** Dollars, decimal strings. */
  min: string;
  max: string;
  /** Dollars of an arrow key. The input beside takes any amount. */
  step?: string;
  /** After the form has the new value. */
  onChanged?(value: string): void;
}

/** An amount on a slider and in an input, in step with each other; the value is a decimal string. */
export function SliderField({
  name,
  label,
  hint,
  optional = false,
  min,
  max,
  step = '100',
  onChanged,
}: SliderFieldProps) {
  const bound = useFormField<string>(name, { hasHint: Boolean(hint), typed: true });
  const field = {
    ...bound,
    change(value: string) {
      bound.change(value);
      onChanged?.(value);
    },
  };
  const low = money(min);
  const high = maxMoney(low, money(max));
  const typed = parseMoneyInput(field.value) ?? low;
  const position = minMoney(maxMoney(typed, low), high);

  const slide = (value: string) => {
    const next = money(value);
    // The last step may not reach the end exactly; the end is what someone who goes there means.
    const rest = subtractMoney(high, next);
    field.change(compareMoney(rest, step) < 0 ? high : next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = afterKey(event.key, position, low, high, step);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    field.change(next);
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <MoneyControl field={field} name={name} optional={optional} />
      <div>
        <Range
          type="range"
          min={Number(low)}
          max={Number(high)}
          step={Number(step)}
          value={Number(position)}
          style={{ '--part': partOf(Number(position), Number(low), Number(high)) } as CSSProperties}
          onChange={(event) => slide(event.currentTarget.value)}
          onKeyDown={press}
          aria-labelledby={field.labelId}
          aria-valuetext={formatWholeMoney(position)}
        />
        <Bounds aria-hidden="true">
          <span>{formatWholeMoney(low)}</span>
          <span>{formatWholeMoney(high)}</span>
        </Bounds>
      </div>
    </FieldFrame>
  );
}

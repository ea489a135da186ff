import { useId, useMemo, useRef, useState } from 'react';
import type { Context } from '../../../../themes/org/checks/context.ts';
import { suppliedOf } from '../../model/compiled.ts';
import { Frame } from '../../previews/Frame.tsx';
import { KEY_SCREENS, screenOf } from '../../previews/screens.ts';
import { useLocate } from '../../useLocate.ts';
import type { PanelProps } from '../panel.ts';
import type { Other } from './other.ts';
import { useCommonScroll } from './useCommonScroll.ts';

const SIZES = { 375: { width: 375, height: 640 }, 1280: { width: 1280, height: 640 } } as const;

interface BothProps extends PanelProps {
  readonly other: Other;
  readonly otherContext: Context;
}

/** Two running applications at the same screen: beside each other, or one over the other up to a line that is moved. */
export function Both({ context, sandboxCode, other, otherContext }: BothProps) {
  const id = useId();
  const [screen, setScreen] = useState('first');
  const [width, setWidth] = useState<keyof typeof SIZES>(375);
  const [isOverlaid, setOverlaid] = useState(false);
  const [share, setShare] = useState(50);
  const holder = useRef<HTMLDivElement>(null);
  useCommonScroll(holder);
  const supplied = useSupplied(context, sandboxCode);
  const suppliedOther = useSupplied(otherContext, other.sandboxCode);
  const frame = (of: Context, org: string, what: typeof supplied) =>
    what ? (
      <Frame
        screen={screenOf(screen)}
        org={org}
        size={SIZES[width]}
        scheme={of.look.choices.scheme}
        supplied={what}
      />
    ) : null;
  return (
    <>
      <div className="preview-bar">
        <label className="inline-field">
          Screen
          <select value={screen} onChange={({ target }) => setScreen(target.value)}>
            {KEY_SCREENS.map((each) => (
              <option key={each.id} value={each.id}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        <label className="inline-field">
          Width
          <select
            value={width}
            onChange={({ target }) => setWidth(Number(target.value) as keyof typeof SIZES)}
          >
            {Object.keys(SIZES).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={isOverlaid}
            onChange={({ target }) => setOverlaid(target.checked)}
          />
          <span>One over the other</span>
        </label>
        {isOverlaid ? (
          <label className="inline-field" htmlFor={id}>
            Line
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              value={share}
              aria-valuetext={`${share}% ${other.name}, ${100 - share}% this brand`}
              onChange={({ target }) => setShare(Number(target.value))}
            />
          </label>
        ) : null}
      </div>
      <div ref={holder} className={isOverlaid ? 'overlaid' : 'pair'}>
        <div>
          <h3>{isOverlaid ? `${other.name} and this brand` : other.name}</h3>
          {frame(otherContext, other.sandboxCode, suppliedOther)}
        </div>
        <div
          style={
            isOverlaid
              ? { clipPath: `inset(0 0 0 ${share}%)`, pointerEvents: 'none', width: SIZES[width].width }
              : undefined
          }
        >
          <h3 className={isOverlaid ? 'unseen' : undefined}>This brand</h3>
          {isOverlaid ? <p aria-hidden="true">&nbsp;</p> : null}
          {frame(context, sandboxCode, supplied)}
        </div>
      </div>
    </>
  );
}

function useSupplied(context: Context, sandboxCode: string) {
  const locate = useLocate(context);
  return useMemo(
    () => (locate ? suppliedOf(context, 'own', sandboxCode, locate) : undefined),
    [context, sandboxCode, locate],
  );
}

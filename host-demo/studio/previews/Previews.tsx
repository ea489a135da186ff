import { useCallback, useMemo } from 'react';
import type { Context } from '../../../themes/org/checks/context.ts';
import { isObject } from '../../../themes/org/json.ts';
import { type Locate, type Supplied, suppliedOf } from '../model/compiled.ts';
import type { Marked, Media } from '../preview/api.ts';
import { FILTERS, Filters } from './Filters.tsx';
import { Frame, type Painters } from './Frame.tsx';
import { KEY_SCREENS, OTHER_SCREENS, screenOf, TOGETHER } from './screens.ts';
import { STRAINS, type Strain, strained } from './strains.ts';

/** What is looked at, and how. */
export interface View {
  readonly screens: readonly string[];
  readonly widths: readonly number[];
  readonly schemes: readonly ('light' | 'dark')[];
  readonly look: string;
  readonly strains: readonly Strain[];
}

export const FIRST_VIEW: View = {
  screens: ['first'],
  widths: [375, 1280],
  schemes: ['light'],
  look: 'screen',
  strains: [],
};

const HEIGHTS: Readonly<Record<number, number>> = { 375: 812, 1280: 800 };

/** One at a time: each is how somebody sees the page. */
const LOOKS: Readonly<Record<string, string>> = {
  screen: 'As it is',
  'forced-colors': 'Forced colors',
  print: 'Print',
  large: 'Text at 200%',
  ...FILTERS,
};

interface Props {
  readonly context: Context;
  readonly sandboxCode: string;
  readonly locate: Locate;
  readonly painters?: Painters;
  readonly marked: Marked | undefined;
  readonly view: View;
  readonly onView: (view: View) => void;
}

export const toggled = <T,>(list: readonly T[], item: T, most = Number.POSITIVE_INFINITY): readonly T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item].slice(-most);

/** Real applications, side by side. */
export function Previews({ context, sandboxCode, locate, painters, marked, view, onView }: Props) {
  const hasDark = isObject(context.dark);
  const { scheme: ownScheme } = context.look.choices;
  const schemes = view.schemes.filter((scheme) => scheme === ownScheme || hasDark);
  const shownSchemes = schemes.length > 0 ? schemes : [ownScheme];
  const supplied = useMemo(() => {
    const of = (scheme: 'light' | 'dark') =>
      suppliedOf(context, scheme === ownScheme ? 'own' : (scheme as 'dark'), sandboxCode, locate);
    return { light: of('light'), dark: of('dark') };
  }, [context, sandboxCode, locate, ownScheme]);
  const { texts } = context;
  const strain = useCallback((each: Supplied) => strained(each, view.strains, texts), [view.strains, texts]);
  const set = (part: Partial<View>) => onView({ ...view, ...part });
  const media: Media = view.look === 'print' || view.look === 'forced-colors' ? view.look : 'screen';
  return (
    <section className="previews" aria-label="Previews">
      <h2 className="unseen">Previews</h2>
      <div className="preview-bar">
        <label className="inline-field">
          Screen
          <select
            value={
              TOGETHER.find(({ screens }) => screens.join() === view.screens.join())?.id ?? view.screens[0]
            }
            onChange={({ target }) =>
              set({ screens: TOGETHER.find(({ id }) => id === target.value)?.screens ?? [target.value] })
            }
          >
            <optgroup label="Key screens">
              {KEY_SCREENS.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
            <optgroup label="Together">
              {TOGETHER.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
            <optgroup label="Every state">
              {OTHER_SCREENS.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <fieldset className="chips">
          <legend>Width</legend>
          {Object.keys(HEIGHTS)
            .map(Number)
            .map((width) => (
              <Chip
                key={width}
                isOn={view.widths.includes(width)}
                onToggle={() => set({ widths: toggled(view.widths, width) })}
              >
                {String(width)}
              </Chip>
            ))}
        </fieldset>
        <fieldset className="chips">
          <legend>Scheme</legend>
          {(['light', 'dark'] as const).map((scheme) => (
            <Chip
              key={scheme}
              isOn={shownSchemes.includes(scheme)}
              isOff={scheme !== ownScheme && !hasDark}
              onToggle={() => set({ schemes: toggled(shownSchemes, scheme) })}
            >
              {scheme === 'light' ? 'Light' : 'Dark'}
            </Chip>
          ))}
        </fieldset>
        <label className="inline-field">
          Seen as
          <select value={view.look} onChange={({ target }) => set({ look: target.value })}>
            {Object.entries(LOOKS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="chips">
          <legend>Try with</legend>
          {(Object.entries(STRAINS) as [Strain, string][]).map(([strain, label]) => (
            <Chip
              key={strain}
              isOn={view.strains.includes(strain)}
              onToggle={() => set({ strains: toggled(view.strains, strain) })}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
        {hasDark || ownScheme === 'dark' ? null : (
          <p className="hint">{`No dark scheme: ${String(context.dark)}`}</p>
        )}
      </div>
      <Filters />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach that. */}
      <section className="strip" tabIndex={0} aria-label="Pages of this brand">
        {view.screens.flatMap((id) =>
          shownSchemes.flatMap((scheme) =>
            view.widths.map((width) => (
              <Frame
                key={`${view.screens.length > 1 ? id : ''} ${width} ${scheme}`}
                screen={screenOf(id)}
                org={sandboxCode}
                size={{ width, height: HEIGHTS[width] ?? 800 }}
                scheme={scheme}
                supplied={supplied[scheme]}
                strain={strain}
                painters={painters}
                marked={marked}
                media={media}
                direction={view.strains.includes('rtl') ? 'rtl' : 'ltr'}
                scale={view.look === 'large' ? 2 : 1}
                filter={view.look in FILTERS ? view.look : undefined}
              />
            )),
          ),
        )}
      </section>
    </section>
  );
}

function Chip({
  isOn,
  isOff = false,
  onToggle,
  children,
}: {
  isOn: boolean;
  isOff?: boolean;
  onToggle: () => void;
  children: string;
}) {
  return (
    <label className="chip">
      <input type="checkbox" checked={isOn} disabled={isOff} onChange={onToggle} />
      <span>{children}</span>
    </label>
  );
}

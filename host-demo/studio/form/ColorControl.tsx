import { useState } from 'react';
import { paint, toLch } from '#src/brand/solver/color.ts';

interface Props {
  readonly common: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': true | undefined;
  };
  readonly value: string;
  readonly derived: string | undefined;
  readonly name: string;
  readonly onType: (text: string) => void;
}

const HEX = /^#[0-9a-f]{6}/i;
const MOST_CHROMA = 0.37;

/** Each by what it says: a name and how a value of it is spoken. */
const SLIDERS = [
  { name: 'Lightness', most: 100, spoken: (value: number) => `${value} percent light` },
  { name: 'Strength', most: 100, spoken: (value: number) => `${value} percent strong` },
  { name: 'Hue', most: 359, spoken: (value: number) => `${hueName(value)}, ${value} degrees` },
] as const;

const HUES = [
  'pink',
  'red',
  'orange',
  'yellow',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'magenta',
];
const hueName = (degrees: number) => HUES[Math.round(degrees / 30) % 12] as string;

/** By hex, or by three sliders. */
export function ColorControl({ common, value, derived, name, onType }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** A grey has no hue: what was chosen last stays where it was. */
  const [kept, setKept] = useState<readonly [string, readonly number[]]>(['', []]);
  const hex = HEX.test(value) ? value.slice(0, 7) : (derived?.slice(0, 7) ?? '#000000');
  const [lightness, chroma, hue] = toLch(hex);
  const exact = [
    Math.round(lightness * 100),
    Math.round((chroma / MOST_CHROMA) * 100),
    Math.round(hue) % 360,
  ];
  const values = kept[0].toUpperCase() === hex.toUpperCase() ? kept[1] : exact;
  const move = (index: number, to: number) => {
    const next = values.map((each, at) => (at === index ? to : each));
    const [light = 0, strong = 0, angle = 0] = next;
    const color = paint([light / 100, (strong / 100) * MOST_CHROMA, angle]);
    setKept([color, next]);
    onType(color);
  };
  return (
    <div className="color">
      <div className="color-line">
        <span className="swatch" style={{ backgroundColor: hex }} aria-hidden="true" />
        <input
          {...common}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={value.slice(0, 7)}
          placeholder={derived?.slice(0, 7)}
          onChange={({ target }) => onType(target.value)}
        />
        <button type="button" className="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Adjust<span className="unseen">{` ${name}`}</span>
        </button>
      </div>
      {isOpen ? (
        <div className="sliders">
          {SLIDERS.map((slider, index) => (
            <label key={slider.name}>
              <span>{slider.name}</span>
              <input
                type="range"
                min={0}
                max={slider.most}
                value={values[index] ?? 0}
                aria-label={`${slider.name} of ${name}`}
                aria-valuetext={slider.spoken(values[index] ?? 0)}
                onChange={({ target }) => move(index, Number(target.value))}
              />
            </label>
          ))}
        </div>
      ) : null}
    </div>
  );
}

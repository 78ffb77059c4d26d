import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import './histogram-slider.css';
import { TextInput } from '../text-input.tsx';

/** Both ends, in the slider's units (whole dollars, minutes). */
export type SliderRange = { readonly low: number; readonly high: number };

export type HistogramSliderProps = {
  readonly lowLabel: string;
  readonly highLabel: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: SliderRange;
  /** While it moves. */
  readonly onChange: (range: SliderRange) => void;
  /** When it has come to rest, for what is dear to recompute. */
  readonly onCommit?: (range: SliderRange) => void;
  /** How many results fall in each of the equal parts of the range; none for a plain slider. */
  readonly bars?: readonly number[];
  /** A value as printed and as read: "$130". */
  readonly format: (value: number) => string;
};

type EndFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly format: (value: number) => string;
  readonly onEnter: (value: number) => void;
};

/**
 * The number field beside a thumb: shows the printed value, takes a plain number, and keeps to the
 * bounds.
 */
function EndField({ label, value, format, onEnter }: EndFieldProps) {
  const [draft, setDraft] = useState<string>();
  const enter = () => {
    const digits = draft?.replace(/[^\d]/g, '');
    if (digits) onEnter(Number(digits));
    setDraft(undefined);
  };
  return (
    <TextInput
      label={label}
      labelHidden
      size="s"
      inputMode="numeric"
      value={draft ?? format(value)}
      onFocus={(event) => {
        setDraft(String(value));
        event.target.select();
      }}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={enter}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && enter()}
    />
  );
}

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/**
 * A range with two thumbs over bars of how many results each part holds; every thumb has its number
 * field.
 */
export default function HistogramSlider(props: HistogramSliderProps) {
  const { lowLabel, highLabel, min, max, step = 1, value, onChange, onCommit, bars = [], format } = props;
  const { low, high } = value;
  const highest = Math.max(1, ...bars);
  const percent = (at: number) => (max > min ? ((at - min) / (max - min)) * 100 : 0);
  const moved = (end: 'low' | 'high', to: number): SliderRange =>
    end === 'low' ? { low: clamp(to, min, high), high } : { low, high: clamp(to, low, max) };
  const typed = (end: 'low' | 'high') => (to: number) => {
    const next = moved(end, to);
    onChange(next);
    onCommit?.(next);
  };
  const thumb = (end: 'low' | 'high') => ({
    type: 'range',
    min,
    max,
    step,
    value: value[end],
    'aria-label': end === 'low' ? lowLabel : highLabel,
    'aria-valuetext': format(value[end]),
    // The thumb that can still move is on top when both stand at one end.
    style: { zIndex: end === 'low' && low > (min + max) / 2 ? 2 : 1 },
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(moved(end, Number(event.target.value))),
    onPointerUp: () => onCommit?.(value),
    onKeyUp: () => onCommit?.(value),
  });
  return (
    <div className="histogram">
      {bars.length > 0 && (
        <div className="histogram__bars" aria-hidden="true">
          {bars.map((count, i) => {
            const from = min + ((max - min) * i) / bars.length;
            const to = min + ((max - min) * (i + 1)) / bars.length;
            const on = to > low && from < high;
            return (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place
                key={i}
                className={on ? 'histogram__bar--on' : undefined}
                style={{ height: `${(count / highest) * 100}%` }}
              />
            );
          })}
        </div>
      )}
      <div className="histogram__track">
        <span className="histogram__line">
          <i style={{ insetInlineStart: `${percent(low)}%`, insetInlineEnd: `${100 - percent(high)}%` }} />
        </span>
        <input {...thumb('low')} />
        <input {...thumb('high')} />
      </div>
      <div className="histogram__fields">
        <EndField label={lowLabel} value={low} format={format} onEnter={typed('low')} />
        <EndField label={highLabel} value={high} format={format} onEnter={typed('high')} />
      </div>
    </div>
  );
}

import type { CSSProperties } from 'react';
import './slider.css';

type SliderProps = {
  readonly label: string;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  /** The value as read out: "40,000 miles, worth $400.00". */
  readonly valueText: string;
  readonly disabled?: boolean;
  /** While it moves. */
  readonly onChange: (value: number) => void;
  /** When it has come to rest, for what is dear to do. */
  readonly onCommit?: () => void;
};

/**
 * One thumb on a line; a native range, so arrows, Page keys, Home and End work. Give it a number field
 * beside.
 */
export function Slider(props: SliderProps) {
  const { label, min = 0, max, step = 1, value, valueText, disabled, onChange, onCommit } = props;
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <input
      type="range"
      className="slider"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      style={{ '--share': share } as CSSProperties}
      onChange={(event) => onChange(Number(event.target.value))}
      onPointerUp={onCommit}
      onKeyUp={onCommit}
      onBlur={onCommit}
    />
  );
}

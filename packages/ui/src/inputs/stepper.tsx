import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './stepper.css';

type StepperProps = {
  readonly label: ReactNode;
  /** The age rule or other note under the label. */
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
};

/** A count with minus and plus. At a bound the button stays focusable but does nothing. */
export function Stepper(props: StepperProps) {
  const { label, hint, value, min, max, onChange, decreaseLabel, increaseLabel } = props;
  const labelId = useId();
  const move = (by: number) => {
    const next = value + by;
    if (next >= min && next <= max) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot sit in a row
    <div className="stepper" role="group" aria-labelledby={labelId}>
      <div>
        <b id={labelId} className="title-s">
          {label}
        </b>
        {hint && <p className="small text-2">{hint}</p>}
      </div>
      <div className="stepper__control">
        <button
          type="button"
          className="stepper__button"
          aria-label={decreaseLabel}
          aria-disabled={value <= min}
          onClick={() => move(-1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <output className="stepper__value">{value}</output>
        <button
          type="button"
          className="stepper__button"
          aria-label={increaseLabel}
          aria-disabled={value >= max}
          onClick={() => move(1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

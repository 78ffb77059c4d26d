import { type ReactNode, useId } from 'react';
import '../content/tabs.css';
import { classNames } from '../class-names.ts';

type SegmentedOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
};
type SegmentedProps<Value extends string> = {
  /** What is being chosen, for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SegmentedOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
};

/** One of a few views (list, map); radios underneath, so arrows move the choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, className } = props;
  const name = useId();
  return (
    <div className={classNames('segmented', className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="segmented__option">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}

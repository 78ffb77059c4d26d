import { Check } from 'lucide-react';
import './step-indicator.css';
import { classNames } from '../class-names.ts';

type StepIndicatorProps = {
  /** What the steps lead to, for screen readers. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The index of the current step; those before it are done. */
  readonly current: number;
  /** Read after the name of a step that is done: "done". */
  readonly doneLabel: string;
};

/** Where one is in a flow. Phones show only the current step's name. */
export function StepIndicator({ label, steps, current, doneLabel }: StepIndicatorProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(
            'step',
            index === current && 'step--current',
            index < current && 'step--done',
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="step__mark" aria-hidden="true">
            {index < current ? <Check /> : index + 1}
          </span>
          <span className="step__label">
            {step}
            {index < current && <span className="visually-hidden"> {doneLabel}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

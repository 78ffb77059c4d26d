import '@sojourn/ui/inputs/field.css';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Popover } from '@sojourn/ui/dialogs/popover.tsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type PickerFieldProps = {
  readonly label: string;
  /** What is chosen, as it stands in the field. */
  readonly value: string | undefined;
  readonly placeholder: string;
  readonly icon: ReactNode;
  readonly error: string | undefined;
  readonly align?: 'start' | 'end';
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
};

/** A field whose value is picked in a panel: a button that looks like its neighbours. */
export function PickerField(props: PickerFieldProps) {
  const { label, value, placeholder, icon, error, align, flush, className, children } = props;
  const id = useId();
  return (
    <div className={classNames('field', className)}>
      <span id={`${id}-label`} className="field__label">
        {label}
      </span>
      <Popover
        label={label}
        align={align}
        flush={flush}
        trigger={(wiring) => (
          <button
            {...wiring}
            type="button"
            id={id}
            className={classNames('input picker', !value && 'picker--empty')}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={error ? `${id}-note` : undefined}
            data-invalid={error ? '' : undefined}
          >
            <span className="picker__icon" aria-hidden="true">
              {icon}
            </span>
            <span className="picker__value">{value ?? placeholder}</span>
          </button>
        )}
      >
        {children}
      </Popover>
      {error && (
        <p id={`${id}-note`} className="field__note field__note--bad">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

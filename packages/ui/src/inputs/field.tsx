import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './field.css';
import { classNames } from '../class-names.ts';

/** What a control inside a field must carry so that its label, hint and error are read with it. */
type FieldWiring = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldTexts = {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  /** The word for "optional", shown at the label's end. */
  readonly optional?: ReactNode;
  readonly hint?: ReactNode;
  /** The sentence under the field when it is wrong. */
  readonly error?: ReactNode;
  readonly size?: 's' | 'm';
  readonly className?: string;
};

type FieldProps = FieldTexts & {
  readonly id?: string;
  readonly children: (wiring: FieldWiring) => ReactNode;
};

/**
 * Label above, control, then the error or else the hint; the control gets its wiring by the render
 * function.
 */
export function Field({
  label,
  labelHidden,
  optional,
  hint,
  error,
  size,
  className,
  id,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames('field', size === 's' && 'field--s', className)}>
      <label className={labelHidden ? 'visually-hidden' : 'field__label'} htmlFor={controlId}>
        <span>{label}</span>
        {optional && <span className="field__optional">{optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={classNames('field__note', Boolean(error) && 'field__note--bad')}>
          {error && <CircleAlert aria-hidden="true" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

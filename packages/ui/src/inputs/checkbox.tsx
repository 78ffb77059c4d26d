import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import './check.css';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly className?: string;
};

/** A checkbox with its label; a native input, so forms, keyboard and readers work as they always do. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const noteId = useId();
  const note = error ?? hint;
  return (
    <label className={classNames('check', className)}>
      <span className="check__box">
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        <Check aria-hidden="true" />
      </span>
      <span className="check__text">
        {label}
        {note && (
          <span id={noteId} className={error ? 'check__error' : 'check__hint'}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}

type FacetRowProps = Omit<CheckboxProps, 'hint' | 'error'> & {
  /** How many results the choice would leave, printed as given; a row of zero stays, in quiet ink. */
  readonly count?: ReactNode;
  readonly none?: boolean;
  /** `radio` for one of several. */
  readonly type?: 'checkbox' | 'radio';
};

/** One choice of a filter: checkbox or radio button, label, count at the right. */
export function FacetRow({ label, count, none, className, type = 'checkbox', ...input }: FacetRowProps) {
  return (
    <label className={classNames('check', none && 'check--none', className)}>
      <span className="check__box">
        <input type={type} {...input} />
        {type === 'checkbox' && <Check aria-hidden="true" />}
      </span>
      <span className="check__text">{label}</span>
      {count !== undefined && <span className="check__count">{count}</span>}
    </label>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from './field.tsx';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'className'> &
  FieldTexts & {
    readonly icon?: ReactNode;
    /** At the end of the field, over a value that is short. */
    readonly tag?: ReactNode;
  };

/** A one-line field. `ref` and every native attribute reach the input; `readOnly` shows the value as text. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, optional, hint, error, size, className, icon, tag, id, ...input } = props;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      optional={optional}
      hint={hint}
      error={error}
      size={size}
      className={className}
      id={id}
    >
      {(wiring) => (
        <span className={classNames('field__affix', Boolean(icon) && 'field__affix--icon')}>
          {icon && (
            <span className="field__icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <input {...input} {...wiring} className="input" />
          {tag && <span className="field__tag">{tag}</span>}
        </span>
      )}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts;

/** A field of several lines, such as the reason for a request. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, optional, hint, error, size, className, id, ...area } = props;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      optional={optional}
      hint={hint}
      error={error}
      size={size}
      className={className}
      id={id}
    >
      {(wiring) => <textarea rows={3} {...area} {...wiring} className="input" />}
    </Field>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from './field.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'size' | 'className'> &
  FieldTexts & { readonly icon?: ReactNode };

/** The platform's own select in the field's clothes; options are children. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, optional, hint, error, size, className, icon, id, children, ...select } = props;
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
          <select {...select} {...wiring} className="input">
            {children}
          </select>
          <span className="field__chevron" aria-hidden="true">
            <ChevronDown />
          </span>
        </span>
      )}
    </Field>
  );
}

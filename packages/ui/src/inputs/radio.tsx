import type { ComponentProps, ReactNode } from 'react';
import './check.css';
import { classNames } from '../class-names.ts';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly className?: string;
};

/** One radio of a group; give the group's radios one `name`, and the group a fieldset with a legend. */
export function Radio({ label, hint, className, ...input }: RadioProps) {
  return (
    <label className={classNames('check', className)}>
      <span className="check__box">
        <input type="radio" {...input} />
      </span>
      <span className="check__text">
        {label}
        {hint && <span className="check__hint">{hint}</span>}
      </span>
    </label>
  );
}

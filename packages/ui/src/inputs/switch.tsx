import type { ComponentProps, ReactNode } from 'react';
import './check.css';
import { classNames } from '../class-names.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'className'> & {
  readonly label: ReactNode;
  /** Puts the label first and the switch at the far end of the row. */
  readonly between?: boolean;
  readonly className?: string;
};

/** On or off, with effect at once. */
export function Switch({ label, between, className, ...input }: SwitchProps) {
  const text = <span>{label}</span>;
  return (
    <label className={classNames('switch', between && 'switch--between', className)}>
      {between && text}
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox gives its own checked state */}
      <input type="checkbox" role="switch" {...input} />
      {!between && text}
    </label>
  );
}

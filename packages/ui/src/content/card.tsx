import type { ComponentProps, ReactNode } from 'react';
import './card.css';
import { classNames } from '../class-names.ts';

type CardProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  readonly padded?: boolean;
  /** A shadow instead of the line, for sticky summaries and search cards. */
  readonly raised?: boolean;
  readonly selected?: boolean;
  /** Pictures inside are cut to the corners. */
  readonly clip?: boolean;
  /**
   * The whole card is the target of the one link inside that has the class `card__link`; other targets
   * get `card__over`.
   */
  readonly link?: boolean;
};

/** A surface with a line around it. */
export function Card({ as = 'div', padded, raised, selected, clip, link, className, ...rest }: CardProps) {
  const Element = as as 'div';
  const names = classNames(
    'card',
    padded && 'card--padded',
    raised && 'card--raised',
    selected && 'card--selected',
    clip && 'card--clip',
    link && 'card--link',
    className,
  );
  return <Element {...rest} className={names} />;
}

/** The rows of a receipt. */
export function KeyValues({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <dl className={classNames('key-values', className)}>{children}</dl>;
}

type KeyValueProps = {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** `strong` for what is paid, `total` for the sum between two rules. */
  readonly weight?: 'strong' | 'total';
  readonly tone?: 'good' | 'accent';
};

/** One line of a receipt: what, and how much, in tabular figures. */
export function KeyValue({ label, children, weight, tone }: KeyValueProps) {
  return (
    <div className={classNames('key-value', weight && `key-value--${weight}`, tone && `key-value--${tone}`)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

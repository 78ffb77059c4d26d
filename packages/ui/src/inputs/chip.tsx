import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import './chip.css';
import { classNames } from '../class-names.ts';

type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Toggle state; leave it out for a chip that only opens something. */
  readonly selected?: boolean;
  readonly icon?: ReactNode;
  /** After the words, such as a chevron. */
  readonly trailing?: ReactNode;
  readonly size?: 's' | 'm';
  readonly children: ReactNode;
};

/** A pill that toggles; when selected it has the tint, the brand edge and a check. */
export function Chip({ selected, icon, trailing, size, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={classNames('chip', selected && 'chip--on', size === 's' && 'chip--s', className)}
    >
      {icon ?? (selected && <Check aria-hidden="true" />)}
      {children}
      {trailing}
    </button>
  );
}

type RemovableChipProps = {
  /** The whole of what is read aloud, with the visible words in it: "Remove filter 3 to 5 stars". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** An applied filter above the list; pressing it takes the filter away. */
export function RemovableChip({ removeLabel, onRemove, children }: RemovableChipProps) {
  return (
    <button type="button" className="chip chip--on chip--s" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <X aria-hidden="true" />
    </button>
  );
}

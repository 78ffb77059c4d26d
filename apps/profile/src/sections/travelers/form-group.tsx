import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronDown } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { GROUP_TITLES, type TravelerGroup } from './traveler-view.ts';

/** `entry`: what's saved in it, in a line. `isWrong`: it has a problem, so it's open. */
export type FoldedGroup = { readonly entry: string; readonly isWrong: boolean };

/** Groups that fold under their titles; a group that isn't listed is always open. */
export const FoldedGroups = createContext<ReadonlyMap<TravelerGroup, FoldedGroup>>(new Map());

type FormGroupProps = { readonly group: TravelerGroup; readonly children: ReactNode };

/** A group of the form under its title. */
export function FormGroup({ group, children }: FormGroupProps) {
  const t = useText();
  const folded = use(FoldedGroups).get(group);
  const title = t(GROUP_TITLES[group]);
  if (folded) {
    return (
      <Fold title={title} {...folded}>
        <fieldset className="traveler-group">
          <legend className="visually-hidden">{title}</legend>
          {children}
        </fieldset>
      </Fold>
    );
  }
  return (
    <fieldset className="traveler-group">
      <legend className="title-s">{title}</legend>
      {children}
    </fieldset>
  );
}

type FoldProps = FoldedGroup & { readonly title: string; readonly children: ReactNode };

function Fold({ title, entry, isWrong, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="traveler-fold"
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="title-s">{title}</span>
        <span className="small text-2 traveler-fold__entry">{entry}</span>
        <ChevronDown className="icon traveler-fold__chevron" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

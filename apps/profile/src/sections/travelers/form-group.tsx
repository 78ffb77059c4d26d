import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { GROUP_TITLES, type TravelerGroup } from './traveler-view.ts';

type FormGroupProps = { readonly group: TravelerGroup; readonly children: ReactNode };

/** A group of the form under its title. */
export function FormGroup({ group, children }: FormGroupProps) {
  const t = useText();
  return (
    <fieldset className="traveler-group">
      <legend className="title-s">{t(GROUP_TITLES[group])}</legend>
      {children}
    </fieldset>
  );
}

import { Link } from '@sojourn/portal/shared/router/link.tsx';
import type { ReactNode } from 'react';
import { HOME_PATH, type HomePlace, printHomePlace } from '../search/home-place.ts';

type HomeLinkProps = {
  readonly place: HomePlace;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A link to a home's page for dates and a party. */
export const HomeLink = ({ place, className, children }: HomeLinkProps) => (
  <Link to={HOME_PATH} search={printHomePlace(place)} className={className}>
    {children}
  </Link>
);

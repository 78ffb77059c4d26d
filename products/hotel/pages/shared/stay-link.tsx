import { Link } from '@sojourn/portal/shared/router/link.tsx';
import type { ReactNode } from 'react';
import { printStayPlace, STAY_PATH, type StayPlace } from '#hotel/parts/stay-place.ts';

type StayLinkProps = {
  readonly place: StayPlace;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A link to a hotel's page for dates and guests. */
export function StayLink({ place, className, children }: StayLinkProps) {
  return (
    <Link to={STAY_PATH} search={printStayPlace(place)} className={className}>
      {children}
    </Link>
  );
}

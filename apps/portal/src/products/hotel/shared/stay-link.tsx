import { printStayPlace, STAY_PATH, type StayPlace } from '@sojourn/web/products/hotel/stay-place.ts';
import type { ReactNode } from 'react';
import { Link } from '#shared/router/link.tsx';

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

import type { TripDetail } from '@sojourn/contract/trips.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';
import { useTripGroup } from '../use-trips.ts';
import { groupName } from './group-view.ts';

/** From a booking to the trip that it's a part of, or to where it can be combined with others. */
export function TripGroupLink({ trip: { bookingId } }: { readonly trip: TripDetail }) {
  const t = useText();
  const { data } = useTripGroup(bookingId);
  if (!data) return null;
  const { group, others } = data;
  const isAlone = group.bookingIds.length === 1;
  if (isAlone && others.length === 0) return null;
  return (
    <p className="small">
      <Link to="/trips/$bookingId/itinerary" params={{ bookingId }} className="link">
        {isAlone
          ? t('trip.group.combine')
          : t('trip.group.part', { name: groupName(group, t('trips.group.unnamed')) })}
      </Link>
    </p>
  );
}

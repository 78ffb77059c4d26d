/** Trips that colleagues booked for the person, above their own. */
import { api } from '@sojourn/web/api/api.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { useProductOf } from '#shared/product/use-products.ts';

export function BookedForMe() {
  const t = useText();
  const productOf = useProductOf();
  const isMember = Boolean(useSession()?.corporateInfo);
  const { data } = useQuery({
    queryKey: ['trips', 'booked-for-me'],
    queryFn: ({ signal }) => api.listTripsBookedForMe({}, { signal }),
    enabled: isMember,
  });
  if (!data || data.trips.length === 0) return null;
  return (
    <section className="trips__for-me" aria-labelledby="booked-for-me">
      <h2 id="booked-for-me" className="title-l">
        {t('trips.forMe.title')}
      </h2>
      <div className="trips__list">
        {data.trips.map(({ trip, bookedBy, bookingId }) => {
          const { ListCard } = productOf(trip).trips.get();
          return (
            <div key={bookingId}>
              <p className="small text-2">{t('trips.forMe.by', { name: bookedBy })}</p>
              <ul className="trips__for-me-item">
                <ListCard trip={trip} />
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

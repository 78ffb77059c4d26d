import { Card } from '@sojourn/ui/content/card.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { routeText } from '../itinerary/route-text.ts';
import { FareRulesTable } from '../slices/fare-rules.tsx';

/** The restrictions of each fare in the words of B §8; one fare for all slices is shown once. */
export function FareRulesSection({ trip }: { readonly trip: FlightTripDetail }) {
  const t = useText();
  const fares = new Map<string, { ways: string[]; slice: (typeof trip.flight.slices)[number] }>();
  for (const slice of trip.flight.slices) {
    const key = JSON.stringify([slice.fareShelf, slice.restrictions]);
    const known = fares.get(key);
    if (known) known.ways.push(routeText(slice));
    else fares.set(key, { ways: [routeText(slice)], slice });
  }
  return (
    <section className="trip-people" aria-labelledby="trip-rules">
      <h2 id="trip-rules" className="title-l">
        {t('trip.flight.rules.title')}
      </h2>
      <ul className="trip-people__list">
        {[...fares].map(([key, { ways, slice }]) => (
          <Card as="li" padded key={key}>
            <div className="row row--wrap row--between row--base gap-3">
              <h3 className="title-m">
                {t('trip.flight.rules.fare', { brand: slice.fareShelf.shortBrandName })}
              </h3>
              {fares.size > 1 && <span className="small text-2 num">{ways.join(', ')}</span>}
            </div>
            <FareRulesTable rules={slice.restrictions} className="small" />
          </Card>
        ))}
      </ul>
      {trip.status !== 'Canceled' && (
        <p className="small text-3">
          {trip.flight.tickets.length > 1
            ? t('trip.flight.rules.tickets', { tickets: trip.flight.tickets.length })
            : t(trip.actions.change.available ? 'trip.flight.rules.change' : 'trip.flight.rules.ticket')}
        </p>
      )}
    </section>
  );
}

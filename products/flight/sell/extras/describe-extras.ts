/** Seats and bags as a change will leave them, in words: a line for each traveler and way. Pure. */
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import type { ChangeQuoted } from '@sojourn/server/modules/trips/changes/product.ts';
import { FLIGHT_TEXTS } from '../emails/texts.ts';
import type { BookedFlight, FlightBooking } from '../sale.ts';
import { changedExtras, isSameSlice } from './extras-difference.ts';
import type { OnSlice } from './extras-port.ts';

/** `Maya Okafor, BOS – LIS, seat 14A, 1 extra checked bag`, by language. */
export function describeExtras({ request, offer, guests }: FlightBooking, quote: ChangeQuoted) {
  const { extras } = quote.request as BookedFlight['request'];
  const { seats, bags } = changedExtras(request.extras, extras);
  const changed = [...seats, ...bags.filter((each) => !seats.some(isSameSlice(each)))].toSorted(
    (a, b) => a.slice - b.slice || a.traveler - b.traveler,
  );
  const lineIn = (locale: keyof typeof FLIGHT_TEXTS) => (of: OnSlice) => {
    const { firstName, lastName } = itemAt(guests, of.traveler);
    const { segments } = itemAt(offer.flight.slices, of.slice);
    const way = `${first(segments).origin.locationCode} – ${last(segments).destination.locationCode}`;
    const own = extras.seats.filter(isSameSlice(of)).toSorted((a, b) => a.segment - b.segment);
    const pieces = extras.bags.find(isSameSlice(of))?.pieces ?? 0;
    const what = FLIGHT_TEXTS[locale].onSlice(way, own.map(({ seat }) => seat).join(', '), pieces);
    return `${firstName} ${lastName}, ${what}`;
  };
  return { en: changed.map(lineIn('en')), fr: changed.map(lineIn('fr')) };
}

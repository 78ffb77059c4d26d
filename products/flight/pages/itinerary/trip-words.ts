/** A trip by air as it is named on a review, a checkout and a receipt: title, party, classes, slices. */
import { first } from '@sojourn/domain/present.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { TripType } from '#flight/rules/flight-search.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import { tripTitle } from '#flight/rules/trip-title.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';

/** "Boston to Lisbon": origin to destination, of several cities at most three (B §2). */
export const titleOf = ({ tripType, cities }: FlightSummary, locale: 'en' | 'fr'): string =>
  tripTitle({ tripType, cities }, locale).title;

/** "Round-trip", "One-way", "Multi-city" (B §2). */
export const tripTypeText = (tripType: TripType): TextRef =>
  textRef(`flightTrip.type.${tripType === 'openJaw' ? 'multiCity' : tripType}`);

/** "2 adults, 1 child, 1 infant on lap" in parts. */
export const partyText = ({ adults, children, seatedInfants, lapInfants }: PassengerCounts): TextRef =>
  textRef('flightTrip.party', { adults, children, seatedInfants, lapInfants });

/** One class for all slices is named; several are not. */
export const classText = ({ slices }: FlightSummary): TextRef =>
  slices.every(({ fareClass }) => fareClass === first(slices).fareClass)
    ? textRef('flightTrip.fare', { fareClass: first(slices).fareClass })
    : textRef('flightTrip.fares');

/** "Depart", "Return", or "Flight 2" of a row of cities. */
export function sliceText(tripType: TripType, slice: number): TextRef {
  if (tripType === 'oneWay') return textRef('flightTrip.depart');
  if (tripType === 'multiCity') return textRef('flightTrip.flight', { number: slice + 1 });
  return textRef(slice === 0 ? 'flightTrip.depart' : 'flightTrip.return');
}

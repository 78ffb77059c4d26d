/** The travelers of a trip: names together, and for each what they have on every slice. Pure. */
import type { Locale } from '@sojourn/ui/formats.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { routeText } from '../itinerary/route-text.ts';

type Traveler = FlightTripDetail['travelers'][number];

export const fullNameOf = ({ firstName, middleName, lastName }: Traveler): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** "Maya and Jonah Okafor" of one family, else whole names. */
export function travelerNames(travelers: readonly Traveler[], locale: Locale): string {
  const list = new Intl.ListFormat(locale);
  const [first] = travelers;
  const isFamily = travelers.length > 1 && travelers.every(({ lastName }) => lastName === first?.lastName);
  if (!isFamily) return list.format(travelers.map((each) => `${each.firstName} ${each.lastName}`));
  return `${list.format(travelers.map(({ firstName }) => firstName))} ${first?.lastName}`;
}

/** "21A, 21B" of a slice, flight by flight; empty where none is chosen. */
export const seatsOfSlice = (travelers: readonly Traveler[], slice: number): string =>
  travelers
    .flatMap(({ seats }) => seats)
    .filter((seat) => seat.slice === slice)
    .toSorted((a, b) => a.segment - b.segment)
    .map(({ seat }) => seat)
    .join(', ');

export type TravelerSlice = {
  readonly slice: number;
  /** "BOS – LIS" */
  readonly way: string;
  /** "21A"; "21A, 4C" over several flights; null where the airline gives one at check-in. */
  readonly seats: string | null;
  readonly bags: number;
  /** Of documents: null until issued. */
  readonly ticket: string | null;
};
export type TravelerView = {
  readonly name: string;
  readonly type: Traveler['type'];
  readonly slices: readonly TravelerSlice[];
  /** "TP 4417882205" */
  readonly numbers: readonly string[];
  /** None is on the order although somebody with a seat of their own will earn. */
  readonly isNumberMissing: boolean;
  readonly specialAssistance: readonly string[];
};

export const viewOfTravelers = ({ travelers, flight, status, time }: FlightTripDetail): TravelerView[] =>
  travelers.map((traveler) => ({
    name: fullNameOf(traveler),
    type: traveler.type,
    slices: flight.slices.map((each, slice) => ({
      slice,
      way: routeText(each),
      seats: seatsOfSlice([traveler], slice) || null,
      bags: traveler.bags.find((each) => each.slice === slice)?.pieces ?? 0,
      ticket: traveler.documents.find((each) => each.slice === slice)?.number ?? null,
    })),
    numbers: traveler.frequentFlyerNumber.map(({ airline, number }) => `${airline}\u00a0${number}`),
    isNumberMissing:
      status !== 'Canceled' &&
      time !== 'Past' &&
      traveler.frequentFlyerNumber.length === 0 &&
      traveler.type !== 'LapInfant',
    specialAssistance: traveler.specialAssistance,
  }));

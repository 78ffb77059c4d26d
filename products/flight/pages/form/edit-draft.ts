/** Changes of a flight search as it is being filled in: each gives the whole draft anew. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { FLIGHT_LIMITS } from '#flight/rules/flight-search.ts';
import { type PassengerCounts, TRAVELERS_MAX, travelerCount } from '#flight/rules/travelers/travelers.ts';
import { type DraftLeg, type FlightDraft, type FormTrip, LEGS_MIN, wayBack } from '../search/flight-draft.ts';

/** Keeps the way back of a round trip to its way out. */
function withLegs(draft: FlightDraft, legs: readonly DraftLeg[]): FlightDraft {
  const out = legs[0] ?? {};
  return {
    ...draft,
    legs: draft.trip === 'roundTrip' ? [out, wayBack(out, legs[1]?.date)] : legs,
  };
}

/** Another kind of trip keeps what both have: the first flight, and the way back as a second one. */
export function changeTrip(draft: FlightDraft, trip: FormTrip): FlightDraft {
  const [out = {}, back = {}] = draft.legs;
  const count = trip === 'oneWay' ? 1 : trip === 'roundTrip' ? 2 : Math.max(LEGS_MIN, draft.legs.length);
  const legs = [out, back, ...draft.legs.slice(2)].slice(0, count);
  const second = draft.trip === 'oneWay' && trip === 'multiCity' ? { origin: out.destination } : legs[1];
  return withLegs({ ...draft, trip }, [out, ...(second && count > 1 ? [second] : []), ...legs.slice(2)]);
}

/** A new end of a flight is also where the next one begins, while that is not chosen. */
export function changeLeg(draft: FlightDraft, at: number, change: DraftLeg): FlightDraft {
  const legs = draft.legs.map((leg, place) => {
    if (place === at) return { ...leg, ...change };
    const follows = place === at + 1 && draft.trip === 'multiCity' && change.destination;
    return follows && !leg.origin ? { ...leg, origin: change.destination } : leg;
  });
  return withLegs(draft, legs);
}

/** Departure and return of a round trip, or the departure alone. */
export function changeDates(
  draft: FlightDraft,
  depart: CalendarDate | undefined,
  back: CalendarDate | undefined,
): FlightDraft {
  const legs = draft.legs.map((leg, place) => ({ ...leg, date: place === 0 ? depart : back }));
  return withLegs(draft, draft.trip === 'oneWay' ? legs.slice(0, 1) : legs);
}

export const swapEnds = (draft: FlightDraft, at: number): FlightDraft => {
  const { origin, destination } = draft.legs[at] ?? {};
  return changeLeg(draft, at, { origin: destination, destination: origin });
};

export const mayAddLeg = ({ trip, legs }: FlightDraft): boolean =>
  trip === 'multiCity' && legs.length < FLIGHT_LIMITS.slicesMax;
export const mayRemoveLeg = ({ trip, legs }: FlightDraft): boolean =>
  trip === 'multiCity' && legs.length > LEGS_MIN;
export const addLeg = (draft: FlightDraft): FlightDraft =>
  withLegs(draft, [...draft.legs, { origin: draft.legs.at(-1)?.destination }]);
export const removeLeg = (draft: FlightDraft, at: number): FlightDraft =>
  withLegs(
    draft,
    draft.legs.filter((_, place) => place !== at),
  );

export const TRAVELER_TYPES = ['adults', 'children', 'seatedInfants', 'lapInfants'] as const;
type TravelerKey = (typeof TRAVELER_TYPES)[number];

/** How far a stepper goes: nine in all, an adult for each infant on a lap, at least one adult. */
export function boundsOf(passengers: PassengerCounts, key: TravelerKey): { min: number; max: number } {
  const room = TRAVELERS_MAX - travelerCount(passengers);
  const max = Math.max(passengers[key], passengers[key] + room);
  if (key === 'adults') return { min: Math.max(1, passengers.lapInfants), max };
  return { min: 0, max: key === 'lapInfants' ? Math.min(max, passengers.adults) : max };
}

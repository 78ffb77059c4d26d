/** Where the exchange flow is (B §2 screens), worked out from what was answered so far. Pure. */
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { first } from '@sojourn/domain/present.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { formatDate, type Locale } from '@sojourn/ui/formats.ts';
import type { ExchangeCause, ExchangeScreen } from '#flight/rules/tickets/exchange-screen.ts';
import { checkPartyLeft, type PartyLeftProblem } from '#flight/rules/travelers/part-of-party.ts';
import type { PassengerType } from '#flight/rules/travelers/travelers.ts';
import type { ExchangeOption, ExchangeView } from '#flight/wire/flight-exchange.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import type { ChosenSlice, FlightSummary } from '#flight/wire/flights.ts';
import { flightNames } from '../trips/flight-days-view.ts';

export type Slice = FlightSummary['slices'][number];
/** A slice's day, who flies it under which numbers, and in which fare. */
export const namesOf = (slice: Slice, locale: Locale) => ({
  day: formatDate(first(slice.segments).zonedDepartureTime, locale, 'year'),
  flights: flightNames(slice),
  fare: { brand: slice.fareShelf.shortBrandName, fareClass: slice.fareClass },
});

type Fare = ExchangeOption['fares'][number];
/** Whether another fare of the same flight is sold under the same name: then its class is shown too. */
export const isNameShared = (fares: readonly Fare[], { shortBrandName, fareClass }: Fare): boolean =>
  fares.some((other) => other.shortBrandName === shortBrandName && other.fareClass !== fareClass);

/** What stands in the way of the whole flow; null when slices can be chosen. */
type Blocked = { readonly screen: ExchangeScreen; readonly cause: ExchangeCause | null };

/** A call that was refused, by its code; undefined for a server that can't be reached. */
export function screenOfError(code: string | undefined): ExchangeScreen {
  switch (code) {
    case 'NotFound':
      return 'ItineraryNotFound';
    case 'ExcessiveActivity':
      return 'TooManyAttempts';
    case 'NotChangeable':
      return 'IneligibleForExchange';
    case 'DuplicateBooking':
      return 'ChangeFailed';
    default:
      return 'LoadFailed';
  }
}

/** `isAnyway`: the traveler has seen that canceling is free and wants to change all the same. */
export function blockedBy({ screen, cause }: ExchangeView, isAnyway: boolean): Blocked | null {
  if (screen === 'GoToExchange' || (screen === 'TicketedVoidable' && isAnyway)) return null;
  return { screen, cause };
}

/** Why a quote or a change came to nothing, as a screen. */
export function screenOfFailure(failure: ChangeFailure): ExchangeScreen {
  switch (failure) {
    case 'AirlineControl':
      return 'ContactAirline';
    case 'LegacyTicket':
    case 'SeveralTickets':
    case 'InfantNeedsSeat':
    case 'InvalidPassengers':
      return 'ContactSupport';
    case 'NotFound':
      return 'ItineraryNotFound';
    case 'SupplierUnavailable':
      return 'LoadFailed';
    default:
      return 'ChangeFailed';
  }
}

/** B §2: how the flow was entered; `chfar-exercise` uses change for any reason. */
export type ShopType = 'default' | 'chfar-exercise';

/** What is asked for: the whole trip as it shall be. */
export const askFor = (
  slices: readonly ChosenSlice[],
  travelers?: readonly number[],
  flightShopType: ShopType = 'default',
) => ({
  kind: 'Flight' as const,
  slices: [...slices],
  ...(travelers ? { travelers: [...travelers] } : {}),
  ...(flightShopType === 'default' ? {} : { flightShopType }),
});

type Person = { readonly type: PassengerType };
/** Those who change, by their places; undefined for everybody. */
export const someOf = (people: readonly Person[], chosen: readonly number[]): number[] | undefined =>
  chosen.length === people.length ? undefined : chosen.toSorted((a, b) => a - b);

/** Why these can't change alone; null when they can, or when it's everybody. */
export function whyNotAlone(people: readonly Person[], chosen: readonly number[]): PartyLeftProblem | null {
  if (chosen.length === people.length) return null;
  const types = people.map(({ type }) => type);
  const others = types.flatMap((_, place) => (chosen.includes(place) ? [] : [place]));
  return checkPartyLeft(types, others) ?? checkPartyLeft(types, chosen);
}

/** The trip with one slice replaced. */
export const withSlice = (slices: readonly ChosenSlice[], at: number, chosen: ChosenSlice): ChosenSlice[] =>
  slices.map((slice, index) => (index === at ? chosen : slice));

/** The first of the slices to change for which nothing was chosen yet; undefined once all are. */
export const nextSlice = (
  wanted: readonly number[],
  booked: readonly ChosenSlice[],
  chosen: readonly ChosenSlice[],
): number | undefined =>
  wanted.toSorted((a, b) => a - b).find((at) => chosen[at]?.sliceId === booked[at]?.sliceId);

/** Where its change for any reason pays back to, by the terms that were bought; empty without it. */
export const paidBackTo = ({ protections }: Pick<FlightTripDetail, 'protections'>): string => {
  const bought = protections.find(({ protection }) => protection === 'changeForAnyReason');
  return (bought && termsById(bought.termsId).clauses.find(isPays)?.to) ?? '';
};

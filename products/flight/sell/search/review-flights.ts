/**
 * What was chosen before it is paid: its exact price, the other classes, and what does not go together, in
 * itself or with what the customer has booked besides.
 */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import { findTripConflicts } from '#flight/rules/findings/trip-findings.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import { type ChosenSlice, NO_EXTRAS } from '#flight/wire/flights.ts';
import type { FlightRejection, FlightSupplier } from '../supplier.ts';
import { requireParty } from './criteria.ts';
import { askOwner, type FlightDeps, requireFlights } from './deps.ts';
import { addMarketToReview } from './flight-markets.ts';

type ReviewInput = {
  readonly slices: readonly ChosenSlice[];
  readonly passengers: PassengerCounts;
  readonly locale?: Locale | undefined;
};

/** As this call may be refused: a supplier's other words mean that it cannot be had as chosen. */
const refusalOf = ({ reason }: FlightRejection) =>
  reason === 'NoAvailability' || reason === 'InvalidPassengers' ? reason : 'RateNotAvailable';

/** Refuses a party that may not fly, NoAvailability, RateNotAvailable and SuppliersUnavailable. */
export async function reviewFlights(
  deps: FlightDeps,
  input: ReviewInput,
  owner: Owner,
  context: RequestContext,
): Promise<FlightReview> {
  requireFlights(deps, context);
  requireParty(input.passengers);
  const { slices, passengers, locale = 'en' } = input;
  const request = { slices, passengers, locale, extras: NO_EXTRAS, now: deps.clock.now() };
  const ask = <Value>(question: Parameters<typeof askOwner<Value, FlightRejection>>[2]) =>
    askOwner(deps, slices, question, context, (rejection) => refuse(refusalOf(rejection)));
  const [{ flight, price, voidHours }, upgrades, plans] = await Promise.all([
    ask((supplier: FlightSupplier, call) => supplier.price(request, call)),
    ask((supplier: FlightSupplier, call) => supplier.upgrades(request, call)),
    deps.plansOf({ ...owner, locale }),
  ]);
  const { borderAreaOf } = deps;
  const { slices: flown, needsPassport, cityPlaces } = flight;
  return {
    flight,
    price,
    voidHours,
    miles: milesFor(price.total),
    ...(await addMarketToReview(deps, input, upgrades, context)),
    findings: findTripConflicts({ slices: flown, needsPassport, cityPlaces, borderAreaOf, plans }),
  };
}

/** What a slice of a booked trip can be exchanged for, each at the difference to pay. */
import type { InputOf } from '@sojourn/contract/call.ts';
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { addDays, type CalendarDate, dateIn } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { first } from '@sojourn/domain/present.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { FLIGHT_LIMITS } from '#flight/rules/flight-search.ts';
import { partyLeft } from '#flight/rules/travelers/part-of-party.ts';
import { seatsNeeded } from '#flight/rules/travelers/travelers.ts';
import type { ExchangeShelf, flightExchangeCalls } from '#flight/wire/flight-exchange.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import { isForAnyReason, payingBack } from './claim-exchange.ts';
import type { ExchangeRejection, ExchangeShelf as Shelf } from './exchange-port.ts';
import { type ExchangeDeps, exchangeContext, requireFlight } from './get-exchange.ts';

type Input = InputOf<(typeof flightExchangeCalls)['shopExchange']>;
export type ShopDeps = ExchangeDeps & {
  readonly airportsOf: (code: string) => readonly { readonly code: string; readonly zone: string }[];
};

const PAGE = 25;

export async function shopExchange(
  deps: ShopDeps,
  bookingId: BookingId,
  input: Input,
  actor: Actor,
  context: RequestContext,
): Promise<ExchangeShelf> {
  const booking = await requireFlight(deps, actor, bookingId);
  const now = deps.clock.now();
  const { slice: at, origin, destination, date, chosen, limit = PAGE, locale = actor.locale } = input;
  requireDay(deps, input);
  const paysBack = isForAnyReason(input) ? await payingBack(deps, booking, now) : null;
  // Whatever it costs, it's over or too late
  const over = paysBack?.(0, booking.offer.flight.departureDate);
  if (typeof over === 'string') refuse('NotChangeable', { changeFailure: over });
  const supplier = supplierOfFlight(deps, booking.request);
  const wanted = { origin, destination, date };
  const { guests } = booking;
  const travelers = input.travelers && [...new Set(input.travelers)];
  const some = travelers && travelers.length < guests.length ? { travelers } : {};
  const request = { reference: bookingId, slices: chosen, at, wanted, locale, now, top: limit, ...some };
  const found = await supplier?.shopExchange(request, exchangeContext(context));
  if (found?.outcome === 'rejected') return refuseShop(found.rejection);
  if (found?.outcome !== 'ok') return refuse('SuppliersUnavailable');
  const types = guests.map(({ type }) => type);
  const others = types.flatMap((_, place) => ((some.travelers?.includes(place) ?? true) ? [] : [place]));
  return viewOf(found.value, seatsNeeded(partyLeft(types, others)), (minor, leaves) => {
    const back = paysBack?.(minor, at === 0 ? leaves : booking.offer.flight.departureDate);
    return typeof back === 'number' ? money(back) : null;
  });
}

function refuseShop({ reason }: ExchangeRejection): never {
  if (reason === 'RateNotAvailable' || reason === 'NotExchangeable')
    return refuse('NotChangeable', { changeFailure: 'NotChangeable' });
  return refuse('NotChangeable', { changeFailure: reason as ChangeFailure });
}

/** Refuses UnknownAirport, SameAirport, PastDates and TooFarAhead, by the date at the origin. */
function requireDay({ airportsOf, clock }: ShopDeps, { origin, destination, date }: Input): void {
  const from = airportsOf(origin)[0] ?? refuseField('UnknownAirport', 'origin');
  if (airportsOf(destination).length === 0) refuseField('UnknownAirport', 'destination');
  if (origin === destination) refuseField('SameAirport', 'destination');
  const today = dateIn(clock.now(), from.zone);
  if (date < today) refuseField('PastDates', 'date');
  if (date > addDays(today, FLIGHT_LIMITS.daysAheadMax)) refuseField('TooFarAhead', 'date');
}

type Problem = 'UnknownAirport' | 'SameAirport' | 'PastDates' | 'TooFarAhead';
const refuseField = (problem: Problem, path: string): never =>
  refuse(problem, { fields: [{ path, problem }] });

type Back = (differenceMinor: number, leaves: CalendarDate) => Money | null;
const viewOf = ({ options, days }: Shelf, seated: number, back: Back): ExchangeShelf => ({
  options: options.map(({ slice, fares }) => ({
    slice,
    fares: fares.map(({ fareClass, shortBrandName, fareDifferenceMinor, differenceMinor }) => ({
      fareClass,
      shortBrandName,
      fareDifference: money(fareDifferenceMinor),
      difference: money(differenceMinor),
      perTraveler: money(Math.round(differenceMinor / seated)),
      paysBack: back(differenceMinor, first(slice.segments).zonedDepartureTime.slice(0, 10) as CalendarDate),
    })),
  })),
  days: days.map(({ date, differenceMinor }) => ({
    date,
    difference: differenceMinor === null ? null : money(differenceMinor),
  })),
});

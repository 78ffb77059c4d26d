/** What other seats and bags do to the tickets of a booked trip, worked out from the record and the cabin. */
import { dateIn, isBefore } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { exitRowBar } from '@sojourn/products/flight/rules/travelers/exit-row.ts';
import {
  doExtrasComeBack,
  extrasDifference,
  extrasWithheld,
} from '@sojourn/products/flight/rules/travelers/extras-amounts.ts';
import type {
  ExtrasDifference,
  ExtrasQuote,
  ExtrasRefusal,
  ExtrasRequest,
  OnSlice,
  SeatChange,
} from '@sojourn/products/flight/sell/extras/extras-port.ts';
import type { FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import { extraBags } from '../../inventory/fares/bag-prices.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { type CabinSeat, cabinOf, seatPrice, takenByOthers } from '../../inventory/schedule/cabin-seats.ts';
import type { WholeOrder } from '../exchange/plan-exchange.ts';
import type { WholeTerms } from '../exchange/ticket-value.ts';
import type { TakenMapSeat } from '../inventory/store.ts';
import { CLOSES_MINUTES, type FlightMarket, minuteOf } from '../market.ts';
import { extrasByTraveler } from '../part/plan-part.ts';
import { ruleOf } from '../search/offers.ts';
import type { SliceTerms } from '../search/terms.ts';
import type { MarketRecord } from '../store.ts';
import { type BookedFlight, bookedFlights } from './booked-flight.ts';

/** What is known of a trip whose extras are to change; `seats`: those that it has. */
type ExtrasTrip = {
  readonly market: FlightMarket;
  readonly state: FlightState;
  readonly record: MarketRecord;
  readonly orders: readonly WholeOrder[];
  readonly seats: readonly TakenMapSeat[];
};
export type ExtrasPlan = Pick<ExtrasQuote, 'seats' | 'bags' | 'withheldMinor' | 'exits'> & {
  readonly price: FlightPrice;
  readonly orders: readonly WholeOrder[];
  readonly given: readonly TakenMapSeat[];
  readonly taken: readonly TakenMapSeat[];
};
type Refused = { readonly refused: ExtrasRefusal };
const refusedFor = (refused: ExtrasRefusal): Refused => ({ refused });

type Kind = 'seatsMinor' | 'bagsMinor';
/** What one traveler's seats or bags on one slice of one ticket shall cost. */
type Priced = OnSlice & { readonly kind: Kind; readonly ticketNo: number; readonly priceMinor: number };

export function planExtras(trip: ExtrasTrip, request: ExtrasRequest): ExtrasPlan | Refused {
  const flights = new Map<number, readonly BookedFlight[]>();
  for (const { slice } of [...request.seats, ...request.bags]) {
    const found = bookedFlights(trip.market, trip.state, trip.record, slice);
    if (!found) return refusedFor('NotChangeable');
    if (itemAt(found, 0).leg.departs < minuteOf(request.now) + CLOSES_MINUTES) return refusedFor('TooLate');
    flights.set(slice, found);
  }
  const flightsOf = (slice: number): readonly BookedFlight[] => flights.get(slice) ?? [];
  const moved = moveSeats(trip, request, flightsOf);
  if ('refused' in moved) return moved;
  const bags = request.bags.flatMap((each) => priceBags(trip, each, flightsOf(each.slice)));
  return { ...moved, ...applied(trip, [...moved.priced, ...bags], request) };
}

/** Seats that are given back and taken, and what everybody who changes then has. */
function moveSeats(
  trip: ExtrasTrip,
  { seats }: ExtrasRequest,
  flightsOf: (slice: number) => readonly BookedFlight[],
) {
  const given: TakenMapSeat[] = [];
  const taken: TakenMapSeat[] = [];
  const exits: (OnSlice & { segment: number })[] = [];
  for (const change of seats) {
    const on = flightsOf(change.slice)[change.segment];
    if (!on) return refusedFor('NotChangeable');
    given.push(...trip.seats.filter((each) => isOn(each, on) && each.traveler === change.traveler));
    const { seat, traveler, slice, segment } = change;
    if (seat === null) continue;
    const found = findSeat(trip, on, seat);
    if ('refused' in found) return found;
    const refused = refusedAtExit(trip, change, found);
    if (refused) return refused;
    if (found.isExit) exits.push({ slice, segment, traveler });
    taken.push({ flight: on.flight, day: on.day, seat, ticketNo: on.ticketNo, traveler });
  }
  const after = [...trip.seats.filter((each) => !given.includes(each)), ...taken];
  const whose = new Map(seats.map((each) => [`${each.slice}.${each.traveler}`, each]));
  const priced = [...whose.values()].flatMap(({ slice, traveler }) =>
    priceSeats(trip, { slice, traveler }, flightsOf(slice), after),
  );
  return { given, taken, exits, priced };
}

const isOn = (seat: TakenMapSeat, { flight }: BookedFlight): boolean => seat.flight === flight;

/** The trip's own seats are free to its travelers, also where they change them among themselves. */
function findSeat(
  { market: { world }, state, seats }: ExtrasTrip,
  on: BookedFlight,
  seat: string,
): CabinSeat | Refused {
  const found = cabinOf(world, on.leg.row, on.cabin)
    ?.rows.flatMap((row) => row.seats)
    .find((each) => each.seat === seat);
  if (!found) return refusedFor('SeatTaken');
  if (seatPrice(world, on.leg.row, on.rank, found) === null) return refusedFor('ExtraNotOffered');
  const isOwn = seats.some((each) => isOn(each, on) && each.seat === seat);
  const isTaken = !isOwn && takenByOthers(world, state, on.leg, on.cabin).includes(seat);
  return isTaken ? refusedFor('SeatTaken') : found;
}

function refusedAtExit(
  { record }: ExtrasTrip,
  { traveler }: SeatChange,
  { isExit }: CabinSeat,
): Refused | undefined {
  if (!isExit) return undefined;
  const who = record.travelers?.[traveler];
  const firstDay = record.departures[0] ?? dateIn(record.firstDeparture, 'UTC');
  const known = who && { birthdate: who.birthdate, specialAssistance: assistanceOf(who) };
  const bar = exitRowBar(record.passengers, traveler, known, firstDay);
  return bar ? refusedFor('SeatUnfit') : undefined;
}
type Assistance = Parameters<typeof exitRowBar>[2];
const assistanceOf = ({ specialAssistance }: { readonly specialAssistance: readonly string[] }) =>
  specialAssistance as NonNullable<Assistance>['specialAssistance'];

function priceSeats(
  { market: { world } }: ExtrasTrip,
  { slice, traveler }: OnSlice,
  flights: readonly BookedFlight[],
  after: readonly TakenMapSeat[],
): Priced[] {
  return [...new Set(flights.map(({ ticketNo }) => ticketNo))].map((ticketNo) => {
    const minors = flights
      .filter((on) => on.ticketNo === ticketNo)
      .map((on) => {
        const seat = after.find((each) => isOn(each, on) && each.traveler === traveler)?.seat;
        const rows = cabinOf(world, on.leg.row, on.cabin)?.rows ?? [];
        const found = rows.flatMap((row) => row.seats).find((each) => each.seat === seat);
        return found ? (seatPrice(world, on.leg.row, on.rank, found) ?? 0) : 0;
      });
    const priceMinor = minors.reduce((sum, minor) => sum + minor, 0);
    return { slice, traveler, ticketNo, priceMinor, kind: 'seatsMinor' };
  });
}

/** On every ticket of the slice, by the airline of its first flight. */
function priceBags(
  { market }: ExtrasTrip,
  { slice, traveler, pieces }: ExtrasRequest['bags'][number],
  flights: readonly BookedFlight[],
): Priced[] {
  const { network, airlines } = market.world;
  return [...new Set(flights.map(({ ticketNo }) => ticketNo))].map((ticketNo) => {
    const own = flights.filter((on) => on.ticketNo === ticketNo);
    const airline = airlines[network.airline[itemAt(own, 0).leg.row]!]!;
    const rule = ruleOf(
      market,
      own.map(({ leg, rank }) => ({ row: leg.row, rank })),
    );
    const priceMinor = extraBags(airline, rule.checkedPieces, pieces);
    return { slice, traveler, ticketNo, priceMinor, kind: 'bagsMinor' };
  });
}

/** The tickets with it, what each then costs more or less, and what is kept. */
function applied({ record, orders }: ExtrasTrip, priced: readonly Priced[], { now }: ExtrasRequest) {
  const { voidUntil, price, travelers } = record;
  const isVoidable = voidUntil !== null && isBefore(now, voidUntil);
  const count = travelers?.length ?? 0;
  const differences: (ExtrasDifference & { readonly kind: Kind })[] = [];
  let withheldMinor = 0;
  const next = orders.map((order): WholeOrder => {
    const comesBack = doExtrasComeBack(isVoidable, order.terms.cancel);
    const slices = order.terms.slices.map((of) => {
      const own = priced.filter((each) => each.ticketNo === order.ticketNo && each.slice === of.slice);
      if (own.length === 0) return of;
      const byTraveler = extrasByTraveler(of, count).map((each) => {
        let has = each;
        for (const { slice, traveler, kind, priceMinor } of own) {
          if (traveler !== each.traveler) continue;
          const value = { paidMinor: has[kind], priceMinor };
          const differenceMinor = extrasDifference(value, comesBack);
          withheldMinor += extrasWithheld(value, comesBack);
          differences.push({ slice, traveler, kind, differenceMinor });
          has = { ...has, [kind]: has[kind] + differenceMinor };
        }
        return has;
      });
      return withExtras(of, byTraveler);
    });
    return { ...order, terms: withSliceExtras(order.terms, slices) };
  });
  const of = (kind: Kind) => addUp(differences.filter((each) => each.kind === kind));
  const sum = (kind: Kind) => of(kind).reduce((all, each) => all + each.differenceMinor, 0);
  const [seatsMinor, bagsMinor] = [sum('seatsMinor'), sum('bagsMinor')];
  return {
    seats: of('seatsMinor'),
    bags: of('bagsMinor'),
    withheldMinor,
    orders: next,
    price: {
      ...price,
      seatsMinor: price.seatsMinor + seatsMinor,
      bagsMinor: price.bagsMinor + bagsMinor,
      total: money(price.total.amountMinor + seatsMinor + bagsMinor, price.total.currency),
    },
  };
}

const withExtras = (of: SliceTerms, byTraveler: NonNullable<SliceTerms['byTraveler']>): SliceTerms => ({
  ...of,
  byTraveler,
  seatsMinor: byTraveler.reduce((sum, each) => sum + each.seatsMinor, 0),
  bagsMinor: byTraveler.reduce((sum, each) => sum + each.bagsMinor, 0),
});
const withSliceExtras = (terms: WholeTerms, slices: WholeTerms['slices']): WholeTerms => ({
  ...terms,
  slices,
  extrasMinor: slices.reduce((sum, { seatsMinor, bagsMinor }) => sum + seatsMinor + bagsMinor, 0),
});

/** A slice on several tickets is one amount to its traveler. */
function addUp(differences: readonly ExtrasDifference[]): ExtrasDifference[] {
  const sums = new Map<string, ExtrasDifference>();
  for (const { slice, traveler, differenceMinor } of differences) {
    const key = `${slice}.${traveler}`;
    const before = sums.get(key)?.differenceMinor ?? 0;
    sums.set(key, { slice, traveler, differenceMinor: before + differenceMinor });
  }
  return [...sums.values()];
}

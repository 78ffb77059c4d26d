/** Agreeing to a change: it is flown, and seats move to other days along with their flights. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { type AcceptRejection, acceptVersion } from '#orders/changes/changes.ts';
import { readChanges } from '#orders/changes/store.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { legsOfSliceId, localDayOf, rowOfFlight } from '../../inventory/schedule/slice-id.ts';
import { rewriteOrder } from '../exchange/store.ts';
import {
  announceSales,
  type CabinKey,
  giveBackSeats,
  lockCabins,
  moveMapSeats,
  type TakenFlight,
  takeSeats,
} from '../inventory/store.ts';
import { type FlightMarket, instantOfMinute } from '../market.ts';
import { addUp } from '../sell/holds.ts';
import { lockRecord, type MarketRecord, setFlown } from '../store.ts';
import { contentOf, type FlightChange } from './change-flights.ts';

/** The order flies what was agreed to: exchanges begin from there. */
export async function acceptChange(
  market: FlightMarket,
  {
    reference,
    version,
    now,
  }: { readonly reference: string; readonly version: number; readonly now: Instant },
): Promise<Outcome<null, AcceptRejection>> {
  const state = await market.stateAt(now);
  return withTransaction(market.db, async (tx) => {
    const record = await lockRecord(tx, reference);
    const answer = await acceptVersion(tx, reference, { version, now });
    if (!record || answer.outcome !== 'ok') return answer;
    const content = contentOf(record, await readChanges<FlightChange>(tx, reference));
    if (content) await flyAgreed(tx, market, state, record, content);
    return answer;
  });
}

type Move = { readonly flight: string; readonly from: CalendarDate; readonly to: CalendarDate };

/** Of a record that is locked, whose slices that aren't flown at all stay as they were. */
async function flyAgreed(
  tx: Db,
  market: FlightMarket,
  { days }: FlightState,
  record: MarketRecord,
  content: FlightChange,
): Promise<void> {
  const slices = record.slices.map((slice, at): ChosenSlice => {
    const sliceId = content.slices[at]?.sliceId;
    return sliceId ? { ...slice, sliceId } : slice;
  });
  const legs = slices.map(({ sliceId }) => legsOfSliceId(market.world, days, sliceId));
  const [first] = legs;
  const lateMinutes = content.slices[0]?.minutes[0] ?? 0;
  await setFlown(tx, record.reference, {
    slices,
    departures: record.departures.map((day, at) => {
      const flown = legs[at];
      return flown ? localDayOf(days, flown) : day;
    }),
    firstDeparture: first ? instantOfMinute(first.depart0 + lateMinutes) : record.firstDeparture,
  });
  await moveSeatsOf(tx, market, record, movesBetween(record.slices, slices));
}

/** Flights that leave on another day, read from the slices' names. */
const movesBetween = (before: readonly ChosenSlice[], after: readonly ChosenSlice[]): Move[] =>
  before.flatMap(({ sliceId }, at) => {
    const later = (after[at]?.sliceId ?? sliceId).split('~');
    return sliceId.split('~').flatMap((text, leg) => {
      const [name, from, origin, destination] = text.split('.');
      const to = later[leg]?.split('.')[1];
      if (!from || !to || from === to) return [];
      const flight = `${name}.${origin}.${destination}`;
      return [{ flight, from: from as CalendarDate, to: to as CalendarDate }];
    });
  });

async function moveSeatsOf(
  tx: Db,
  market: FlightMarket,
  { reference, orders }: MarketRecord,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  const moveOf = ({ flight, day }: TakenFlight) =>
    moves.find((move) => move.flight === flight && move.from === day);
  const before = addUp(orders.flatMap(({ flights }) => flights.filter(moveOf)));
  const wanted = before.map((taken) => ({
    ...taken,
    day: moveOf(taken)?.to ?? taken.day,
    most: seatsOf(market, taken),
  }));
  await lockCabins(
    tx,
    [...before, ...wanted].map((each) => ({ ...each, all: seatsOf(market, each) })),
  );
  const given = await giveBackSeats(tx, before);
  const taken = await takeSeats(tx, wanted);
  // Its airline flies a passenger whom it moved even where it has no seat left to sell
  const hasSeats = ({ flight, day, cabin }: CabinKey): boolean =>
    taken.some((each) => each.flight === flight && each.day === day && each.cabin === cabin);
  for (const { ticketNo, terms, flights, documents } of orders) {
    const moved = flights.flatMap((each) => {
      const to = moveOf(each)?.to;
      if (to === undefined) return [each];
      const later = { ...each, day: to };
      return hasSeats(later) ? [later] : [];
    });
    if (flights.some(moveOf))
      await rewriteOrder(tx, reference, ticketNo, { terms, flights: moved, documents });
  }
  for (const move of moves) await moveMapSeats(tx, reference, move);
  await announceSales(tx, [...given, ...taken]);
}

function seatsOf({ world }: FlightMarket, { flight, cabin }: CabinKey): number {
  const row = rowOfFlight(world, flight);
  const { economySeats, premiumSeats, businessSeats } = world.network;
  return (row === undefined ? undefined : [economySeats, premiumSeats, businessSeats][cabin]?.[row]) ?? 0;
}

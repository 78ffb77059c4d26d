/** Edited details of booked travelers at the flight market; identity numbers go no further than the check. */
import type { EditRefusal } from '@sojourn/domain/booking/trip-details.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import type { TravelerDetails } from '@sojourn/products/flight/sell/details/details-port.ts';
import type { FlightTraveler } from '@sojourn/products/flight/sell/supplier.ts';
import type { EditRejection, EditRequest } from '@sojourn/server/suppliers/edit-port.ts';
import type { Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { numberProblem, takeEdit } from '#orders/edits/take-edit.ts';
import type { FlightMarket } from '../market.ts';
import { lockRecord, type MarketRecord, setTravelers } from '../store.ts';

/** Numbers that the airlines have taken before aren't looked up again. */
function problemOf(traveler: FlightTraveler, { frequentFlyerNumber }: TravelerDetails): EditRefusal | null {
  for (const { airline, number } of frequentFlyerNumber) {
    const known = traveler.frequentFlyerNumber;
    const problem =
      known?.airline === airline && known.number === number ? null : numberProblem(number, traveler);
    if (problem) return problem;
  }
  return null;
}

function refusalOf(
  record: MarketRecord,
  { travelers, now }: EditRequest<TravelerDetails>,
): EditRefusal | null {
  if (!record.travelers || record.orders.every(({ locator }) => locator === null)) return 'NotFound';
  if (record.orders.some(({ state }) => state !== 'confirmed')) return 'NotChangeable';
  if (!isBefore(now, record.firstDeparture)) return 'Departed';
  if (record.travelers.length !== travelers.length) return 'NotChangeable';
  const problems = record.travelers.map((traveler, at) => problemOf(traveler, itemAt(travelers, at)));
  return problems.find((problem) => problem !== null) ?? null;
}

/** With the number of the ticket's own airline where there is one. */
function edited(record: MarketRecord, travelers: readonly TravelerDetails[]): FlightTraveler[] {
  const airlines = record.orders.map(({ airline }) => airline);
  return (record.travelers ?? []).map((traveler, at) => {
    const { frequentFlyerNumber: numbers, specialAssistance } = itemAt(travelers, at);
    const own = numbers.find(({ airline }) => airlines.includes(airline));
    return { ...traveler, specialAssistance, frequentFlyerNumber: own ?? numbers[0] ?? null };
  });
}

export const editTravelers = (
  { db }: Pick<FlightMarket, 'db'>,
  request: EditRequest<TravelerDetails>,
): Promise<Outcome<null, EditRejection>> =>
  takeEdit(db, request, {
    lock: (tx) => lockRecord(tx, request.reference),
    change: async (tx, record) => {
      const refusal = refusalOf(record, request);
      if (!refusal) await setTravelers(tx, request.reference, edited(record, request.travelers));
      return refusal;
    },
  });

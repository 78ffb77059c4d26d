/** Some travelers of the tests' airlines who get a record of their own before their tickets are exchanged. */
import { atPlacesLeft } from '../rules/travelers/part-of-party.ts';
import type { AirlineLocator, Exchanged } from '../sell/exchange/exchange-port.ts';
import type { FlightOrder } from '../sell/supplier.ts';
import { type Partible, priceLeft } from './fake-parts.ts';

type Splittable = Partible & {
  readonly orders: Map<number, FlightOrder>;
  exchanges: readonly Exchanged[];
};
type Left = Pick<Partible, 'price' | 'documents' | 'party' | 'seats'>;

/** Both records as they are then; nothing is kept of them yet. */
export function splitOff<S extends Splittable>(
  whole: S,
  going: readonly number[],
): { readonly own: S; readonly rest: Left } {
  const staying = whole.party.flatMap((_, place) => (going.includes(place) ? [] : [place]));
  const of = (gone: readonly number[]): Left => {
    const party = whole.party.filter((_, place) => !gone.includes(place));
    return {
      price: priceLeft(whole, party),
      documents: atPlacesLeft(whole.documents ?? [], whole.party.length, gone),
      party,
      seats: party.filter((type) => type !== 'LapInfant').length,
    };
  };
  const orders = new Map(
    [...whole.orders].map(([no, order]) => [no, { ...order, locator: `${order.locator}S` }]),
  );
  // Seats and bags that are paid for stay with the others' record
  const plain = { ...whole, price: { ...whole.price, seatsMinor: 0, bagsMinor: 0 } };
  const left = {
    ...of(staying),
    price: priceLeft(
      plain,
      whole.party.filter((_, place) => going.includes(place)),
    ),
  };
  const own = {
    ...whole,
    ...left,
    orders,
    exchanges: [],
    canceledParts: [],
    changedExtras: [],
    extras: { seats: [], bags: [] },
    withheldMinor: 0,
  };
  return { own, rest: of(going) };
}

export const locatorsOf = ({ orders }: Pick<Splittable, 'orders'>): AirlineLocator[] =>
  [...orders.values()].map(({ ticketNo, airline, locator }) => ({ ticketNo, airline, locator }));

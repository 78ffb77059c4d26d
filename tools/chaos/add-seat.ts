/** A seat of the map for the first traveler, one of the first that are free: several customers want them. */
import type { SeatMap } from '../../products/flight/wire/seat-map.ts';
import type { Customer } from './customers.ts';
import type { Chance } from './random.ts';

const WANTED = 4;

/** `asked`: what the map is asked by. Answers what came of it, in a word for the record. */
export async function addSeat(
  customer: Customer,
  chance: Chance,
  params: { readonly checkoutId: string },
  requested: object,
): Promise<string> {
  const map = await customer.call('getSeatMap', { input: requested });
  if (map.status !== 200) return `seat map ${(map.body as { code: string }).code}`;
  const { rows } = map.body as SeatMap;
  const free = rows
    .filter(({ isExit }) => !isExit)
    .flatMap(({ seats }) => seats)
    .filter(({ state, priceMinor }) => state === 'free' && priceMinor !== null);
  if (free.length === 0) return 'seat none free';
  const { seat } = chance.pick(free.slice(0, WANTED));
  const input = { seats: [{ slice: 0, segment: 0, traveler: 0, seat }], bags: [] };
  const chosen = await customer.call('chooseExtras', { params, input });
  return chosen.status === 200 ? 'seat chosen' : `seat ${(chosen.body as { code: string }).code}`;
}

/** What there is to buy: rates of the first hotels of a search, on nights of their own each. */
import { addDays, type CalendarDate } from '../../packages/domain/src/dates.ts';
import type { StayForSale } from './buyer.ts';
import type { Customer } from './customers.ts';

const PLACES = ['city:lisbon-pt', 'city:denver-co-us', 'city:chicago-il-us'];

type Detail = { readonly rooms: readonly { readonly rates: readonly { readonly rateId: string }[] }[] };
type Event = { readonly type: string; readonly stays?: readonly { readonly stayId: string }[] };

export async function findStays(customer: Customer, dateCount: number): Promise<StayForSale[]> {
  const today = new Date().toISOString().slice(0, 10) as CalendarDate;
  const found: StayForSale[] = [];
  const rooms = [{ adults: 2, childAges: [] }];
  for (const [i, place] of PLACES.entries()) {
    for (let j = 0; j < dateCount; j++) {
      const checkIn = addDays(today, 40 + 30 * j + 5 * i);
      const dates = { checkIn, checkOut: addDays(checkIn, 2 + (j % 3)) };
      const search = await customer.call('searchStays', {
        input: { area: { place }, ...dates, rooms, limit: 10 },
      });
      for (const { stayId } of staysOf(search.text)) {
        const detail = await customer.call('getStay', { input: { stayId, ...dates, rooms } });
        const rates = (detail.body as Detail).rooms.flatMap((room) => room.rates);
        found.push(...rates.slice(0, 3).map(({ rateId }) => ({ stayId, rateId, ...dates })));
      }
    }
  }
  if (found.length === 0) throw new Error('nothing is for sale');
  return found;
}

const staysOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Event)
    .findLast(({ type }) => type === 'page')?.stays ?? [];

/** What there is to buy: rates of the first hotels of a search, on nights of their own each. */
import { addDays, type CalendarDate } from '../../packages/domain/src/dates.ts';
import { STAY_LIMITS } from '../../products/hotel/rules/stay.ts';
import type { Customer } from './customers.ts';
import type { ForSale } from './for-sale.ts';
import { lastOf } from './read-events.ts';

/** Each must have stays for sale, or the run doesn't test what it says. */
export const PLACES = ['city:lisbon-pt', 'city:denver-us', 'city:chicago-us'];
/** First of the first place's check-ins; nobody's refund window is over by then. */
const FIRST_DAYS = 40;
/** Between two places' check-ins. */
const APART_DAYS = 5;
const GUESTS = { guests: [{ firstName: 'Adaeze', lastName: 'Bello' }], leadGuestAge: 34 };

type Detail = { readonly rooms: readonly { readonly rates: readonly { readonly rateId: string }[] }[] };
type Page = { readonly stays: readonly { readonly stayId: string }[] };

/** How many days ahead each place's check-ins are, as far apart as a search may reach. */
export function daysAhead(placeIndex: number, dateCount: number): number[] {
  const first = FIRST_DAYS + APART_DAYS * placeIndex;
  const reach = STAY_LIMITS.daysAheadMax - FIRST_DAYS - APART_DAYS * PLACES.length;
  const step = Math.min(30, Math.floor(reach / dateCount));
  return Array.from({ length: dateCount }, (_, j) => first + step * j);
}

export async function findStays(
  customer: Customer,
  dateCount: number,
  filters: object = {},
): Promise<ForSale[]> {
  const today = new Date().toISOString().slice(0, 10) as CalendarDate;
  const found: ForSale[] = [];
  const rooms = [{ adults: 2, childAges: [] }];
  for (const [i, place] of PLACES.entries()) {
    const before = found.length;
    for (const [j, days] of daysAhead(i, dateCount).entries()) {
      const checkIn = addDays(today, days);
      const dates = { checkIn, checkOut: addDays(checkIn, 2 + (j % 3)) };
      const search = await customer.call('searchStays', {
        input: { area: { place }, ...dates, rooms, filters, limit: 10 },
      });
      const page = lastOf<Page>(search.text, 'page');
      if (page === undefined) throw new Error(`${place} was not searched: ${search.text.slice(0, 200)}`);
      for (const { stayId } of page.stays) {
        const detail = await customer.call('getStay', { input: { stayId, ...dates, rooms } });
        const rates = (detail.body as Detail).rooms.flatMap((room) => room.rates);
        found.push(...rates.slice(0, 3).map(({ rateId }) => stayOf({ stayId, rateId, ...dates, rooms })));
      }
    }
    if (found.length === before) throw new Error(`no stay is for sale in ${place}`);
  }
  return found;
}

/** Some customers travel under a company's policy. */
const REASON = { reason: 'noneInPolicy' };
const stayOf = (input: object): ForSale => ({
  product: 'stay',
  order: () => ({
    start: ['startCheckout', { product: 'Hotel', ...input, policyReason: REASON }],
    typed: GUESTS,
  }),
});

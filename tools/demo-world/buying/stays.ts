/** A hotel as somebody chooses one: in a city, of some class, at most so much a night. */
import type { CheckoutInput } from '../../../packages/contract/src/checkouts.ts';
import type { CalendarDate } from '../../../packages/domain/src/dates.ts';
import { nightsBetween } from '../../../packages/domain/src/dates.ts';
import { ageOn } from '../../../packages/domain/src/travelers/age.ts';
import type { Stage } from '../stage.ts';
import { NothingFound, type Order } from './order.ts';
import type { Traveler } from './traveler.ts';

export type StayWish = {
  /** As the market names it: `boston-us`. */
  readonly city: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly stars: readonly number[];
  /** Before taxes, a night, in cents. */
  readonly nightlyMin?: number;
  readonly nightlyMax?: number;
  /** Which of the best, from 0. */
  readonly choice: number;
  /** Whether canceling is free for a while; left out: what is cheapest. */
  readonly isRefundable?: boolean;
  readonly adults?: number;
  /** Whose name the room is in, instead of the booker's. */
  readonly guest?: Traveler;
};

const SHOWN = 12;

export async function stayOrder(stage: Stage, who: Traveler, wish: StayWish): Promise<Order> {
  const { city, checkIn, checkOut, stars, nightlyMin, nightlyMax, choice, adults = 1 } = wish;
  const rooms = [{ adults, childAges: [] as number[] }];
  const filters = {
    stars: [...stars],
    ...(nightlyMin && { nightlyMinMinor: nightlyMin }),
    ...(nightlyMax && { nightlyMaxMinor: nightlyMax }),
    ...(wish.isRefundable && { freeCancellation: true }),
  };
  const area = { place: `city:${city}` };
  const input = { area, checkIn, checkOut, rooms, filters, limit: SHOWN };
  const events = await stage.call(who, 'searchStays', { input });
  const page = events.findLast((event) => event.type === 'page');
  const stays = page?.stays ?? [];
  const stay = stays[choice % Math.max(1, stays.length)];
  if (!stay) throw new NothingFound(`a hotel in ${city} from ${checkIn}`);
  const { stayId } = stay as { stayId: `sty_${string}` };
  const detail = await stage.call(who, 'getStay', { input: { stayId, checkIn, checkOut, rooms } });
  const rates = detail.rooms
    .flatMap((room) => room.rates)
    .filter(({ price, roomProductVariant: { cancellationPolicy } }) => {
      const nightly = price.nightlyDiscountAware.amountMinor;
      const isFree = cancellationPolicy.steps.some(({ penaltyMinor }) => penaltyMinor === 0);
      return (
        nightly >= (nightlyMin ?? 0) &&
        nightly <= (nightlyMax ?? Infinity) &&
        isFree === (wish.isRefundable ?? isFree)
      );
    })
    .toSorted((a, b) => a.price.tripTotal.amountMinor - b.price.tripTotal.amountMinor);
  const [rate] = rates;
  if (!rate || nightsBetween(checkIn, checkOut) < 1) throw new NothingFound(`a room at ${stay.name}`);
  const guest = wish.guest ?? who;
  const start = { product: 'Hotel', stayId, rateId: rate.rateId, checkIn, checkOut, rooms } as CheckoutInput;
  return {
    start,
    typed: {
      guests: [{ firstName: guest.firstName, lastName: guest.lastName }],
      leadGuestAge: ageOn(guest.birthdate, checkIn),
    },
  };
}

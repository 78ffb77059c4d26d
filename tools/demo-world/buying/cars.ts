/** A rental car as somebody chooses one: at an airport, of a class, at most so much a day. */
import type { CheckoutInput } from '../../../packages/contract/src/checkouts.ts';
import type { LocalDateTime } from '../../../packages/domain/src/dates.ts';
import { ageOn } from '../../../packages/domain/src/travelers/age.ts';
import type { CarGroup } from '../../../products/car/rules/car-class.ts';
import type { Stage } from '../stage.ts';
import { NothingFound, type Order } from './order.ts';
import type { Traveler } from './traveler.ts';

type CarWish = {
  /** Its code. */
  readonly airport: string;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly groups: readonly CarGroup[];
  /** A day, before taxes, in cents. */
  readonly perDayMax?: number;
  readonly payWay: 'now' | 'desk';
  readonly choice: number;
};

export async function carOrder(stage: Stage, who: Traveler, wish: CarWish): Promise<Order> {
  const { airport, pickUp, dropOff, payWay } = wish;
  const driverAge = ageOn(who.birthdate, pickUp.slice(0, 10) as never);
  const times = { pickUp, dropOff, driverAge };
  const filters = {
    payWays: [payWay],
    ...(wish.groups.length > 0 && { groups: [...wish.groups] }),
    ...(wish.perDayMax && { policy: { perDayMaxMinor: wish.perDayMax }, inPolicyOnly: true }),
  };
  const input = { pickUpPlace: { place: `airport:${airport}` }, ...times, filters, sort: 'Price', limit: 12 };
  const events = await stage.call(who, 'searchCars', { input: input as never });
  const offers = events.findLast((event) => event.type === 'page')?.offers ?? [];
  const offer = offers[wish.choice % Math.max(1, Math.min(5, offers.length))];
  if (!offer) throw new NothingFound(`a car at ${airport} from ${pickUp}`);
  const start = { product: 'Car', carId: offer.carId, dropOffDesk: null, ...times, payWay } as CheckoutInput;
  const { firstName, lastName } = who;
  return {
    start,
    typed: {
      drivers: [{ personId: null, firstName, lastName }],
      licenseCountry: 'US',
      duplicateAccepted: true,
    },
  };
}

/** What lives do with frozen prices: freeze one, book at it, have the fee back, and let it end. */
import type { BuyPriceFreeze } from '@sojourn/contract/price-freezes.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import { buyFreeze } from '@sojourn/server/modules/protecting/price-freeze/buying/buy-freeze.ts';
import { listFreezes } from '@sojourn/server/modules/protecting/price-freeze/list-freezes.ts';
import { refundFreeze } from '@sojourn/server/modules/protecting/price-freeze/refund-freeze.ts';
import { exercised, quoted } from '@sojourn/server/modules/protecting/price-freeze/testing/freeze-stage.ts';
import {
  endFreezes,
  readFrozenPrices,
  remindOfFreezes,
} from '@sojourn/server/modules/protecting/price-freeze/watch-freezes.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { WIRE_PRODUCTS } from '#product-list.ts';
import type { ProductUnderTest } from '../conformance/product-under-test.ts';
import { payReady } from '../conformance/suite-stage.ts';
import { testProducts } from '../with-products.ts';
import type { Act, LifeWorld } from './life-world.ts';

const DAY = 86_400;
const MIXED_MINOR = 500;
const SOLD_OUT = { Flight: 'exercise-refund', Hotel: 'exercise-hotel-refund' } as const;
type FrozenKind = keyof typeof SOLD_OUT;
const kindOf = ({ product }: ProductUnderTest): FrozenKind | null =>
  testProducts[product].can.freeze ? (WIRE_PRODUCTS[product] as FrozenKind) : null;

/** By card alone, or with a credit and miles. */
async function paymentFor(
  { world, chance }: LifeWorld,
  traveler: Traveler,
  days: number,
  feeMinor: number,
): Promise<BuyPriceFreeze> {
  const card = traveler.cards[chance.whole(traveler.cards.length)] ?? null;
  if (chance.perCent(50) || feeMinor <= 2 * MIXED_MINOR)
    return { days, feeMinor, cardMinor: feeMinor, credits: [], miles: [], paymentId: card };
  const creditId = await world.grant(traveler, 'GoodwillCredit', MIXED_MINOR);
  return {
    days,
    feeMinor,
    cardMinor: feeMinor - 2 * MIXED_MINOR,
    credits: [{ creditId, amountMinor: null }],
    miles: [{ accountReferenceId: traveler.account, units: MIXED_MINOR }],
    paymentId: card,
  };
}

/** Its price may move between the quote and the payment. */
export async function freeze(
  life: LifeWorld,
  of: ProductUnderTest,
  traveler: Traveler,
  process: Process,
): Promise<string> {
  const { chance, world } = life;
  const kind = kindOf(of);
  if (!kind) return 'nothing to freeze';
  const { freezeId, options } = await quoted(process, traveler, null, undefined, kind);
  const option = options[chance.whole(options.length)];
  if (!option) return 'freeze without a window';
  const payment = await paymentFor(life, traveler, option.days, option.fee.amountMinor);
  const isMoved = chance.perCent(15);
  if (isMoved) of.supplierOf(world).priceAt(chance.pick([90, 110]));
  try {
    const { result } = await buyFreeze(process, freezeId, payment, traveler.actor, requestContext());
    return `freeze ${result}`;
  } finally {
    if (isMoved) of.supplierOf(world).priceAt(100);
  }
}

const freezeOf = async (
  { chance }: LifeWorld,
  process: Process,
  { actor }: Traveler,
): Promise<PriceFreezeId | undefined> => {
  const { freezes } = await listFreezes(process, actor);
  return freezes[chance.whole(freezes.length)]?.freezeId;
};

/** At whatever the trip costs by then, at times from two tabs. */
export async function bookFrozen(
  life: LifeWorld,
  of: ProductUnderTest,
  traveler: Traveler,
  process: Process,
): Promise<string> {
  const { chance, world, servers } = life;
  const kind = kindOf(of);
  const freezeId = await freezeOf(life, process, traveler);
  if (!kind || !freezeId) return 'no freeze';
  of.supplierOf(world).priceAt(chance.pick([70, 100, 110, 125, 180]));
  try {
    const checkouts = [await exercised(servers[0], freezeId, traveler, null, kind)];
    if (chance.perCent(20)) checkouts.push(await exercised(servers[1], freezeId, traveler, null, kind));
    const ends = await Promise.allSettled(
      checkouts.map((checkout) => payReady(process, { traveler, checkout })),
    );
    for (const end of ends)
      if (end.status === 'fulfilled') life.note(`frozen ${of.product} ${end.value.result}`);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    return 'booked at a frozen price';
  } finally {
    of.supplierOf(world).priceAt(100);
  }
}

export const freezePrice: Act = (life, { of, traveler }, process) => freeze(life, of, traveler, process);
export const useFreeze: Act = (life, { of, traveler }, process) => bookFrozen(life, of, traveler, process);

/** As of what is sold out. */
export const refundFrozen: Act = async (life, { of, traveler }, process) => {
  const kind = kindOf(of);
  const freezeId = await freezeOf(life, process, traveler);
  if (!kind || !freezeId) return 'no freeze';
  const { state } = await refundFreeze(process, freezeId, traveler.actor, requestContext(SOLD_OUT[kind]));
  return `freeze fee ${state}`;
};

/** Days pass, and two servers read, remind of and end what's frozen. */
export const endFrozen: Act = async ({ chance, world, servers }) => {
  const before = world.clock.now();
  for (let left = 1 + chance.whole(4); left > 0; left--) {
    world.clock.set(plusSeconds(world.clock.now(), (1 + chance.whole(6)) * DAY));
    for (const job of [readFrozenPrices, remindOfFreezes, endFreezes])
      await Promise.all(servers.map(async (server) => job(server)));
  }
  world.clock.set(before);
  return 'days pass for freezes';
};

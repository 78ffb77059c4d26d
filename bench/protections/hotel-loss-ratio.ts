/**
 * The same for stays, by how a hotel's prices move before arrival: hotels of markets of other seeds, three
 * nights for one room in each plan that isn't refunded in full, bought so many days ahead. Cancel for any
 * reason pays what the rate's own terms don't; a frozen price is booked at what the market asked then.
 */
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { addDays, dateOfDay } from '@sojourn/domain/dates.ts';
import { decideClaim } from '@sojourn/domain/protections/decide.ts';
import { cancelTermsOf, priceRate, type RateQuestion } from '@sojourn/world/hotel/inventory/price-rate.ts';
import { PLANS, plansOnSale } from '@sojourn/world/hotel/inventory/rates.ts';
import type { RateTables } from '@sojourn/world/hotel/inventory/search/rate-calendar.ts';
import { makeState, makeWorld, TODAY } from '@sojourn/world/hotel/inventory/testing/world.ts';
import { cityOfRow, type HotelWorld, PLAN_BITS, PROFILES } from '@sojourn/world/hotel/inventory/world.ts';
import { offerProtections } from '../../apps/server/src/modules/protecting/protections/quote-protections.ts';
import { coveredStay } from '../../products/hotel/sell/covered-stay.ts';
import type { Row } from '../rows.ts';
import { addFreeze, at, lossRow, type Money, noMoney } from './paid-and-taken.ts';

const SEEDS = [21, 22];
const HOTELS = 400;
const NIGHTS = 3;
/** Days from the purchase to check-in, around where prices step and far from there. */
const LEADS = [2, 4, 6, 8, 12, 16, 20, 24, 32, 45, 60, 88, 92, 118, 125, 160];

const NOTHING_SOLD = () => 0;
type Market = { readonly world: HotelWorld; readonly tables: RateTables };
type Stay = { readonly row: number; readonly plan: number; readonly checkInDay: number };

function soldOn({ world, tables }: Market, { row, plan, checkInDay }: Stay, day: number) {
  const checkIn = dateOfDay(checkInDay);
  const checkOut = addDays(checkIn, NIGHTS);
  const lead = checkInDay - day;
  const q: RateQuestion = { row, room: 0, plan, checkIn, checkOut, roomCount: 1, lead };
  const price = priceRate(world, tables, q, NOTHING_SOLD);
  return { price, cancellation: cancelTermsOf(world, q, price) };
}

const saleOf = (market: Market, stay: Stay, day: number) => {
  const { price, cancellation } = soldOn(market, stay, day);
  const checkIn = dateOfDay(stay.checkInDay);
  const times = {
    zone: cityOfRow(market.world, stay.row).zone,
    checkIn,
    checkOut: addDays(checkIn, NIGHTS),
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    rooms: [null],
  };
  return coveredStay({ offer: { stay: times as never, price, cancellation } });
};

/** What claims on each later day come to on average, as often as is assumed. */
function addCancel(money: Money, market: Market, stay: Stay, day: number): boolean {
  const sale = saleOf(market, stay, day);
  const offer = offerProtections(sale, at(day)).find(({ protection }) => protection === 'cancelForAnyReason');
  if (!offer?.premium) return false;
  const { terms, purchase, sold, premium } = offer;
  const rates = typeof sold.rates === 'function' ? sold.rates({ terms, purchase, sale }) : sold.rates;
  const perMille = rates.find(({ daysAhead }) => stay.checkInDay - day <= daysAhead)?.perMille ?? 0;
  let sum = 0;
  let days = 0;
  for (let claimed = day + 1; claimed < stay.checkInDay; claimed++) {
    const decided = decideClaim(terms, purchase, {
      at: at(claimed),
      choice: 'refund',
      facts: [],
      amounts: {},
      disruptedAt: null,
      disruption: null,
      delayMinutes: 0,
    });
    const payMinor = decided.decision === 'paid' ? decided.payMinor : 0;
    sum += Math.max(0, payMinor - cancelAt(sale.cancellation, sale.totalMinor, at(claimed)).refundMinor);
    days++;
  }
  if (days === 0) return false;
  money.premiumMinor += premium.totalMinor;
  money.paidMinor += ((sum / days) * perMille) / 1000;
  return true;
}

function addStay(market: Market, stay: Stay, lead: number, cancel: Money, freeze: Money): number {
  const day = stay.checkInDay - lead;
  const minorOn = (on: number) => soldOn(market, stay, on).price.total.amountMinor;
  const days = Array.from({ length: lead - 1 }, (_, i) => day + 1 + i);
  // On other days the fee is given back, as the plan isn't sold
  const later = days
    .filter((on) => isSold(market, stay, stay.checkInDay - on))
    .map((on) => ({ day: on, minor: minorOn(on) }));
  const { startsAt } = saleOf(market, stay, day);
  addFreeze(freeze, 'hotel', { bought: { day, minor: minorOn(day) }, later, startsAt });
  return Number(addCancel(cancel, market, stay, day));
}

function isSold({ world }: Market, { row, plan }: Stay, lead: number): boolean {
  const name = PLANS[plan];
  const plans = plansOnSale(world.plans[row] ?? 0, world.advanceDays[row] ?? 0, lead);
  return name !== undefined && (plans & PLAN_BITS[name]) !== 0;
}

export function hotelLossBench(): Row[] {
  const cancel = PROFILES.map(noMoney);
  const freeze = PROFILES.map(noMoney);
  let canceled = 0;
  let frozen = 0;
  for (const seed of SEEDS) {
    const world = makeWorld(HOTELS, seed);
    const market = { world, tables: makeState(world).tables };
    for (let row = 0; row < HOTELS; row++) {
      const lead = LEADS[row % LEADS.length] ?? 30;
      const profile = world.profile[row] ?? 0;
      for (const plan of PLANS.keys()) {
        const stay = { row, plan, checkInDay: TODAY + 170 };
        if (!isSold(market, stay, lead)) continue;
        canceled += addStay(market, stay, lead, cancel[profile] ?? noMoney(), freeze[profile] ?? noMoney());
        frozen++;
      }
    }
  }
  const rows = (protection: string, sums: readonly Money[], purchases: number) =>
    PROFILES.flatMap((profile, at) => {
      const money = sums[at] ?? noMoney();
      // Few hotels have prices that never move
      return money.premiumMinor > 0 ? [lossRow(`${protection}, ${profile} hotels`, money, purchases)] : [];
    });
  return [...rows('cancelForAnyReason', cancel, canceled), ...rows('priceFreeze', freeze, frozen)];
}

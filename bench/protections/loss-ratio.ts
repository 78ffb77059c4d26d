/**
 * What each premium sold would have paid out of what it took, by route band: trips of markets that the
 * tables of premiums weren't made from, bought on their last sixty days and claimed at the stated rates.
 * What a claim pays is decided by the terms, with the prices that the market really had on that day; airlines
 * cancel as often as the market has them do, and then what was paid is given back. Of a hundred cents, the
 * stated margin leaves 77 to pay.
 */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { ROUTE_BANDS, type RouteBand } from '@sojourn/domain/predictions/observed.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { decideClaim } from '@sojourn/domain/protections/decide.ts';
import { CANCELED_PER_MILLE } from '@sojourn/world/flight/inventory/data/operations.ts';
import type { CoveredSale } from '../../apps/server/src/modules/protecting/protections/product.ts';
import { offerProtections } from '../../apps/server/src/modules/protecting/protections/quote-protections.ts';
import { observedTrips } from '../observed-trips.ts';
import type { Row } from '../rows.ts';
import { addFreeze, at, lossRow, type Money, noMoney, type Priced } from './paid-and-taken.ts';

const SEEDS = [21, 22];
/** The departure is so near that its whole price history is known. */
const LEADS = [5, 6, 7, 8, 9, 10, 11];
const EVERY_DAYS = 6;
const TAX_PERCENT = 16;
/** Of a fare that can be changed. */
const CHANGE_FEE_MINOR = 75_00;
const empty = (): Record<RouteBand, Money> => ({ short: noMoney(), medium: noMoney(), long: noMoney() });

/** A nonrefundable fare for one, bought on a day. */
function saleOf({ minor }: Priced, departsOn: number): CoveredSale {
  const taxesMinor = Math.round((minor * TAX_PERCENT) / 100);
  const startsAt = at(departsOn);
  return {
    product: 'flight',
    currency: 'USD',
    baseMinor: minor - taxesMinor,
    taxesMinor,
    totalMinor: minor,
    travelers: 1,
    per: 'perTraveler',
    startsAt,
    endsAt: at(departsOn + 7),
    hasOneAirline: true,
    change: { feeMinor: CHANGE_FEE_MINOR, fareMinor: minor - taxesMinor },
    cancellation: {
      type: 'NonRefundable',
      zone: 'UTC',
      steps: [{ until: startsAt, localUntil: startsAt.slice(0, 16) as LocalDateTime, penaltyMinor: minor }],
    },
  };
}

/** One purchase: what was paid for it, and what claims on each later day come to on average. */
function addSold(
  money: Money,
  protection: Protection,
  { bought, later, departsOn }: { bought: Priced; later: readonly Priced[]; departsOn: number },
): void {
  const sale = saleOf(bought, departsOn);
  const offer = offerProtections(sale, at(bought.day)).find((each) => each.protection === protection);
  if (!offer?.premium || later.length === 0) return;
  const { terms, purchase, sold, premium } = offer;
  const rates = typeof sold.rates === 'function' ? sold.rates({ terms, purchase, sale }) : sold.rates;
  const perMille = rates.find(({ daysAhead }) => departsOn - bought.day <= daysAhead)?.perMille ?? 0;
  const isChange = protection === 'changeForAnyReason';
  const claims = later.map(({ day, minor }) => {
    const rise = Math.max(0, minor - bought.minor);
    const decided = decideClaim(terms, purchase, {
      at: at(day),
      choice: isChange ? 'change' : 'refund',
      facts: ['departsWithinYear'],
      amounts: { changeCost: CHANGE_FEE_MINOR + rise },
      disruptedAt: null,
      disruption: null,
      delayMinutes: 0,
    });
    return decided.decision === 'paid' ? decided.payMinor : 0;
  });
  const mean = claims.reduce((sum, minor) => sum + minor, 0) / claims.length;
  const back = protection === 'cancelForAnyReason' ? (premium.totalMinor * CANCELED_PER_MILLE) / 1000 : 0;
  money.premiumMinor += premium.totalMinor;
  money.paidMinor += (mean * perMille) / 1000 + back;
}

export function lossRatioBench(): Row[] {
  const trips = SEEDS.flatMap((seed) => observedTrips(seed, LEADS));
  const products = { cancelForAnyReason: empty(), changeForAnyReason: empty(), priceFreeze: empty() };
  let purchases = 0;
  for (const { band, departsOn, prices } of trips)
    for (let i = 0; i < prices.length; i += EVERY_DAYS) {
      const of = { bought: itemAt(prices, i), later: prices.slice(i + 1), departsOn };
      addSold(products.cancelForAnyReason[band], 'cancelForAnyReason', of);
      addSold(products.changeForAnyReason[band], 'changeForAnyReason', of);
      addFreeze(products.priceFreeze[band], 'flight', { ...of, startsAt: at(departsOn) });
      purchases++;
    }
  return Object.entries(products).flatMap(([protection, bands]) =>
    ROUTE_BANDS.map((band) => lossRow(`${protection}, ${band} routes`, bands[band], purchases)),
  );
}

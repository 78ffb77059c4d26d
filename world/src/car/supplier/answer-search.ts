/** A search put to the cars of one seller, and the numbers that come back put into words. */
import { money } from '@sojourn/domain/money.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { paidNow } from '@sojourn/products/car/rules/car-price.ts';
import { ageFees } from '@sojourn/products/car/rules/driver-age.ts';
import { carCancelTerms } from '@sojourn/products/car/rules/trip/cancel-policy.ts';
import type { CarAnswer, CarQuestion } from '@sojourn/products/car/sell/supplier.ts';
import type { CarOffer } from '@sojourn/products/car/wire/car-search.ts';
import { offerOf } from '../inventory/describe.ts';
import { centerOf } from '../inventory/near.ts';
import { driverRules } from '../inventory/price/driver-rules.ts';
import { oneWayFee } from '../inventory/price/one-way.ts';
import type { CarCount, CarHit, CarResult } from '../inventory/query.ts';
import { searchCars } from '../inventory/search.ts';
import { companyOfDesk, deskIdAt, wireCompany, wireLocation } from './map.ts';
import { type CarMarket, movedIn, stateAt } from './market.ts';
import { FEW_CARS } from './price.ts';

const usd = (minor: number | null) => (minor === null ? null : money(minor));

/** What of the total this rental and driver can't avoid. */
function feesOf(
  { world }: CarMarket,
  { driverAge }: CarQuestion,
  hit: CarHit,
  days: number,
): CarOffer['fees'] {
  const desk = world.desk[hit.row]!;
  const oneWay = oneWayFee(world, desk, hit.dropOffDesk) ?? 0;
  const rules = driverRules(world.desks[desk]!.company, world.model[hit.row]!);
  return [
    ...(oneWay > 0 ? [{ kind: 'oneWay' as const, amount: money(oneWay) }] : []),
    ...ageFees(rules, driverAge, days).flatMap(({ kind, amount }) =>
      kind === 'crossBorder' ? [] : [{ kind, amount }],
    ),
  ];
}

function wireOffer(market: CarMarket, question: CarQuestion, hit: CarHit, days: number): CarOffer {
  const { world } = market;
  const offer = offerOf(world, hit, { pickUp: question.pickUp, days });
  const { pickUpAt, totalMinor, nowMinor, deskMinor, perDayMinor, perDayBeforeMinor, left } = offer;
  const now = stateAt(market, question.now).localNow(pickUpAt.zone);
  const fees = feesOf(market, question, hit, days);
  const dueNowMinor = nowMinor === null ? null : paidNow(money(nowMinor), fees).amountMinor;
  const rental = { pickUp: question.pickUp, zone: pickUpAt.zone, rentalMinor: dueNowMinor ?? 0 };
  const terms = carCancelTerms(offer.cancel, rental, now);
  const center = centerOf(world, question.pickUpPlace) ?? pickUpAt;
  return {
    carId: offer.id,
    car: offer.car,
    company: wireCompany(offer.company),
    pickUpDesk: pickUpAt.id,
    dropOffDesk: offer.dropOffAt.id,
    total: money(totalMinor),
    now: usd(nowMinor),
    desk: usd(deskMinor),
    fees,
    perDay: money(perDayMinor),
    perDayBefore: usd(perDayBeforeMinor),
    miles: dueNowMinor,
    cancellation: { ...terms, steps: [...terms.steps] },
    mileage: offer.mileage,
    fuelPolicy: offer.fuelPolicy,
    left: left <= FEW_CARS ? left : null,
    distanceKm: Math.round(distanceKm(pickUpAt, center) * 100) / 100,
  };
}

const counted = <T>(counts: readonly CarCount<string | number>[]) =>
  counts.map(({ value, count, fromMinor }) => ({ value: value as T, count, from: usd(fromMinor) }));

function wireFacets({ facets }: CarResult): CarAnswer['facets'] {
  const { companies, freeCancellation, unlimitedMileage, openWhenYouLand, inPolicy } = facets;
  return {
    groups: counted(facets.groups),
    companies: companies.map(({ value, name, count, fromMinor }) => ({
      value,
      name,
      count,
      from: usd(fromMinor),
    })),
    seats: counted(facets.seats),
    transmissions: counted(facets.transmissions),
    fuels: counted(facets.fuels),
    payWays: counted(facets.payWays),
    points: counted(facets.points),
    freeCancellation,
    unlimitedMileage,
    openWhenYouLand,
    inPolicy,
  };
}

export function answerSearch(
  market: CarMarket,
  sells: Uint8Array,
  question: CarQuestion,
  moves: ReadonlyMap<string, number>,
): CarAnswer {
  const { world } = market;
  const state = stateAt(market, question.now, movedIn(world, moves));
  const result = searchCars(world, state, { ...question, sells });
  const { days, total, fits, soldOut, closed, notForDriver, lowestMinor, hits, pins } = result;
  const desks = new Set([
    ...pins.map(({ desk }) => desk),
    ...hits.flatMap(({ row, dropOffDesk }) => [world.desk[row]!, dropOffDesk]),
  ]);
  return {
    days,
    total,
    soldOut,
    closed,
    notForDriver,
    lowestMinor,
    hiddenByFilters: fits - total,
    offers: hits.map((hit) => ({ offer: wireOffer(market, question, hit, days), rank: hit.rank })),
    desks: [...desks].map((desk) => ({ ...wireLocation(world, desk), company: companyOfDesk(world, desk) })),
    pins: pins.map(({ desk, count, fromMinor }) => ({
      deskId: deskIdAt(world, desk),
      count,
      from: money(fromMinor),
    })),
    facets: wireFacets(result),
  };
}

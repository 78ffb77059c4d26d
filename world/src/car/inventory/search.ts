/**
 * The car search: the desks of a place, their cars for the times and the driver, priced, filtered, counted
 * and ordered. A large airport has some hundred cars, so that each is looked at once, without making anything
 * of those that don't match.
 */
import { PICK_UP_POINTS } from '@sojourn/products/car/rules/car.ts';
import { comparableKey } from '@sojourn/products/car/rules/comparable-cars.ts';
import { ageFeeMinor, checkDriverAge } from '@sojourn/products/car/rules/driver-age.ts';
import { COMPANIES } from './companies.ts';
import { type DeskQuestion, visitDesks } from './desk-questions.ts';
import { compileFilters, createFacets, type FilterFacts } from './facets.ts';
import { MODELS } from './models.ts';
import { driverRules } from './price/driver-rules.ts';
import { type Availability, availability } from './price/rates.ts';
import { shownTotal, totalsOf } from './price/totals.ts';
import type { CarHit, CarMarketState, CarPin, CarResult, CarSearch } from './query.ts';
import { carValue, type Ranked, ranksOf } from './rank.ts';
import { CANCELS, type CarDesk, type CarWorld } from './world.ts';

const FREE = CANCELS.indexOf('free');

type Found = Omit<CarHit, 'rank'> & Pick<Ranked, 'value' | 'km' | 'isInPolicy'>;

const emptyFacts = (): FilterFacts => ({
  group: 0,
  company: 0,
  seats: 0,
  transmission: 0,
  fuel: 0,
  pay: 0,
  point: 0,
  isFree: false,
  isUnlimited: false,
  isOpen: false,
  perDayMinor: 0,
  place: 0,
  model: 0,
});

function writeFacts(
  world: CarWorld,
  row: number,
  desk: CarDesk,
  question: DeskQuestion,
  into: FilterFacts,
): void {
  const model = MODELS[world.model[row]!]!;
  into.group = model.group;
  into.company = desk.company;
  into.seats = model.facts.seats;
  into.transmission = model.transmission;
  into.fuel = model.fuel;
  into.pay = world.pay[row]!;
  into.point = PICK_UP_POINTS.indexOf(desk.point);
  into.isFree = world.cancel[row] === FREE && world.cancelHours[row]! * 60 < question.leadMinutes;
  into.isUnlimited = world.mileage[row] === 0;
  into.place = desk.place;
  into.model = world.model[row]!;
  into.isOpen = question.isOpenWhenYouLand;
}

function createPins() {
  const pins = new Map<number, { desk: number; count: number; fromMinor: number }>();
  return {
    add: (desk: number, totalMinor: number): void => {
      const pin = pins.get(desk);
      if (pin === undefined) pins.set(desk, { desk, count: 1, fromMinor: totalMinor });
      else {
        pin.count++;
        pin.fromMinor = Math.min(pin.fromMinor, totalMinor);
      }
    },
    result: (): CarPin[] => [...pins.values()],
  };
}

function bestOf(world: CarWorld, { sort, top }: CarSearch, found: readonly Found[]): CarHit[] {
  const ranks = ranksOf(world, sort, found);
  const order = [...found.keys()].sort((a, b) => ranks[a]! - ranks[b]! || found[a]!.row - found[b]!.row);
  return order.slice(0, top).map((at) => {
    const { value: _value, km: _km, isInPolicy: _inPolicy, ...hit } = found[at]!;
    return { ...hit, rank: ranks[at]! };
  });
}

/** As policies name where a car is picked up. */
const policyPlaces = ({ places }: CarWorld, place: number): readonly string[] => {
  const { city, country } = places[place]!;
  return [...(city ? [`city:${city.id}`] : []), `country:${country}`];
};

/** As `carPlaceKey` names a desk's place. */
const placeKey = ({ places }: CarWorld, place: number): string => {
  const { kind, key } = places[place]!;
  return kind === 'airport' ? key : `city:${key}`;
};

export function searchCars(world: CarWorld, state: CarMarketState, search: CarSearch): CarResult {
  const filters = compileFilters(search.filters, {
    placesOf: (place) => policyPlaces(world, place),
    marketOf: (place, model) =>
      search.markets?.get(comparableKey(placeKey(world, place), MODELS[model]!.facts.carClass)) ?? null,
  });
  const isPolicyFirst =
    search.sort === 'MostRecommended' && Boolean(search.filters.policy) && !search.filters.inPolicyOnly;
  const here = new Uint8Array(COMPANIES.length);
  const facets = createFacets(here, filters.isInPolicy);
  const pins = createPins();
  const found: Found[] = [];
  const tally = { days: 0, fits: 0, soldOut: 0, closed: 0, notForDriver: 0 };
  const spare: Availability = { left: 0, soldShare: 0 };
  const facts = emptyFacts();

  const lookAt = (row: number, desk: CarDesk, question: DeskQuestion): void => {
    const rules = driverRules(desk.company, world.model[row]!);
    if (checkDriverAge(rules, search.driverAge) !== undefined) {
      tally.notForDriver++;
      return;
    }
    const { rental, dropOffDesk, km } = question;
    const { left, soldShare } = availability(world, state.sales, row, rental, spare);
    if (left < 1) {
      tally.soldOut++;
      return;
    }
    tally.fits++;
    const ageFee = ageFeeMinor(rules, search.driverAge, rental.days);
    const totals = totalsOf(world, row, question, soldShare, ageFee, state.perCent?.(row));
    const { rateMinor, nowMinor, deskMinor } = totals;
    const totalMinor = shownTotal(totals, filters.isDeskOnly);
    const perDayMinor = Math.round(rateMinor / rental.days);
    writeFacts(world, row, desk, question, facts);
    facts.perDayMinor = perDayMinor;
    const fails = filters.failsOf(facts);
    facets.add(facts, fails, totalMinor);
    if (fails !== 0) return;
    pins.add(question.desk, totalMinor);
    const value = carValue(world, row, rateMinor, rental.days);
    const isInPolicy = !isPolicyFirst || filters.isInPolicy(facts);
    const price = { totalMinor, nowMinor, deskMinor, perDayMinor };
    found.push({ row, dropOffDesk, ...price, left, value, km, isInPolicy });
  };

  visitDesks(world, state, search, (desk, question) => {
    here[desk.company] = 1;
    if (question === null) {
      tally.closed += desk.rowCount;
      return;
    }
    tally.days = question.rental.days;
    for (let row = desk.firstRow; row < desk.firstRow + desk.rowCount; row++) lookAt(row, desk, question);
  });
  const lowest = found.reduce(
    (least, { totalMinor }) => Math.min(least, totalMinor),
    Number.POSITIVE_INFINITY,
  );
  return {
    ...tally,
    total: found.length,
    lowestMinor: found.length === 0 ? null : lowest,
    hits: bestOf(world, search, found),
    facets: facets.result(),
    pins: pins.result(),
  };
}

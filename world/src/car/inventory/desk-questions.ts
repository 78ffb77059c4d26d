/** What the cars of each desk have in common in one search: times, returns, distance, what a day costs. */

import { isOpenAt, returnWayAt } from '@sojourn/domain/booking/opening-hours.ts';
import { dayNumber } from '@sojourn/domain/dates.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import {
  dateOf,
  isWeekend,
  localMinute,
  rentalDays,
  rentalMinutes,
} from '@sojourn/products/car/rules/rental-days.ts';
import { COMPANIES } from './companies.ts';
import { HOURS } from './hours.ts';
import { centerOf, placesOf } from './near.ts';
import { oneWayFee } from './price/one-way.ts';
import { type PlaceDays, placeDays } from './price/rates.ts';
import type { CarMarketState, CarSearch } from './query.ts';
import type { CarDesk, CarWorld } from './world.ts';

export type DeskQuestion = {
  readonly desk: number;
  readonly dropOffDesk: number;
  readonly oneWayMinor: number;
  readonly rental: PlaceDays;
  readonly weekend: boolean;
  /** From now to pick-up by the desk's clock. */
  readonly leadMinutes: number;
  readonly isOpenWhenYouLand: boolean;
  readonly km: number;
};

export const takesBack = ({ hours, hasAfterHoursReturn }: CarDesk, { dropOff }: Pick<CarSearch, 'dropOff'>) =>
  returnWayAt({ hours: HOURS[hours]!, hasAfterHoursReturn }, dropOff) !== 'closed';

/** By company its nearest desk to the place of drop-off that takes cars back then, -1 for none. */
function returnDesks(world: CarWorld, search: CarSearch): Int32Array | null {
  if (search.dropOffPlace === null) return null;
  const desks = new Int32Array(COMPANIES.length).fill(-1);
  for (const place of placesOf(world, search.dropOffPlace)) {
    const { firstDesk, deskCount } = world.places[place]!;
    for (let desk = firstDesk; desk < firstDesk + deskCount; desk++) {
      const { company } = world.desks[desk]!;
      if (desks[company] === -1 && takesBack(world.desks[desk]!, search)) desks[company] = desk;
    }
  }
  return desks;
}

/** How long a rental is and what its days cost, for the clocks of two places. */
export function rentalAt(
  world: CarWorld,
  search: Pick<CarSearch, 'pickUp' | 'dropOff'>,
  leadMinutes: number,
  from: number,
  to: number,
): PlaceDays {
  const [here, there] = [world.places[from]!, world.places[to]!];
  const days = rentalDays(rentalMinutes(search, here.zone, there.zone));
  const firstDay = dayNumber(dateOf(search.pickUp));
  const lead = firstDay - Math.floor((localMinute(search.pickUp) - leadMinutes) / 1440);
  return placeDays(here, firstDay, days, lead);
}

export const leadMinutesAt = (
  world: CarWorld,
  state: CarMarketState,
  place: number,
  pickUp: CarSearch['pickUp'],
) => localMinute(pickUp) - localMinute(state.localNow(world.places[place]!.zone));

/** Calls for every desk of a search; `question` is null when it is closed or can't take the car back. */
export function visitDesks(
  world: CarWorld,
  state: CarMarketState,
  search: CarSearch,
  visit: (desk: CarDesk, question: DeskQuestion | null) => void,
): void {
  const returns = returnDesks(world, search);
  const center = centerOf(world, search.pickUpPlace);
  if (center === undefined) return;
  const { pickUp, landsAt } = search;
  for (const place of placesOf(world, search.pickUpPlace)) {
    const { firstDesk, deskCount } = world.places[place]!;
    const leadMinutes = leadMinutesAt(world, state, place, pickUp);
    const rentals = new Map<string, PlaceDays>();
    const rentalTo = (to: number): PlaceDays => {
      const { zone } = world.places[to]!;
      const known = rentals.get(zone) ?? rentalAt(world, search, leadMinutes, place, to);
      rentals.set(zone, known);
      return known;
    };
    for (let desk = firstDesk; desk < firstDesk + deskCount; desk++) {
      const row = world.desks[desk]!;
      if (search.sells?.[row.company] === 0) continue;
      const hours = HOURS[row.hours]!;
      const dropOffDesk = returns === null ? desk : returns[row.company]!;
      const isOpen = leadMinutes >= 0 && isOpenAt(hours, pickUp);
      const isBack = dropOffDesk >= 0 && (returns !== null || takesBack(row, search));
      const oneWayMinor = isOpen && isBack ? oneWayFee(world, desk, dropOffDesk) : null;
      if (oneWayMinor === null) {
        visit(row, null);
        continue;
      }
      const rental = rentalTo(world.desks[dropOffDesk]!.place);
      const weekend = isWeekend(search, rental.days);
      const isOpenWhenYouLand = landsAt === null || isOpenAt(hours, landsAt);
      const km = distanceKm(row, center);
      visit(row, { desk, dropOffDesk, oneWayMinor, rental, weekend, leadMinutes, isOpenWhenYouLand, km });
    }
  }
}

/** The search as one would write it first: every hotel looked at, each that fits priced, counted, sorted. */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { bedsNeeded } from '@sojourn/products/hotel/rules/stay.ts';
import { amenitiesOf, roomTypesOf } from '@sojourn/world/hotel/inventory/describe.ts';
import { priceRate, roomsLeft } from '@sojourn/world/hotel/inventory/price-rate.ts';
import { cheapestPlan, plansOnSale } from '@sojourn/world/hotel/inventory/rates.ts';
import type { MarketState, StayQuery } from '@sojourn/world/hotel/inventory/search/query.ts';
import { createRanker } from '@sojourn/world/hotel/inventory/search/rank.ts';
import { type HotelWorld, positionOf } from '@sojourn/world/hotel/inventory/world.ts';

export function plainSearch(world: HotelWorld, state: MarketState, query: StayQuery) {
  const { box, firstDay, nights } = query;
  const beds = Math.max(...query.rooms.map(bedsNeeded));
  const { rank } = createRanker(world, state.tables, query);
  const checkIn = dateOfDay(firstDay);
  const checkOut = dateOfDay(firstDay + nights);
  const facets = new Map<string, number>();
  const count = (key: string) => facets.set(key, (facets.get(key) ?? 0) + 1);
  const found = Array.from({ length: world.count }, (_, row) => row)
    .filter((row) => {
      const { lat, lon } = positionOf(world, row);
      return lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east;
    })
    .flatMap((row) => {
      const lead = firstDay - state.today(world.city[row]!);
      const plan = cheapestPlan(plansOnSale(world.plans[row]!, world.advanceDays[row]!, lead));
      const requested = { row, plan, checkIn, checkOut, roomCount: query.rooms.length, lead };
      const room = roomTypesOf(world, row).findIndex(
        (type, index) =>
          type.sleeps >= beds &&
          roomsLeft(world, state.tables, { ...requested, room: index }, () => 0) >= query.rooms.length,
      );
      if (room < 0 || plan < 0) return [];
      const price = priceRate(world, state.tables, { ...requested, room }, () => 0);
      return [{ row, rank: rank(row, price.total.amountMinor, price.nightlyAverage.amountMinor), price }];
    });
  for (const { row, price } of found) {
    count(`stars ${world.stars[row]}`);
    count(`collection ${world.collection[row]}`);
    count(`program ${world.program[row]}`);
    count(`price ${Math.floor(price.nightlyAverage.amountMinor / 1000)}`);
    for (const amenity of amenitiesOf(world, row)) count(amenity);
  }
  found.sort((a, b) => a.rank - b.rank);
  return { total: found.length, hits: found.slice(0, query.top), facets };
}

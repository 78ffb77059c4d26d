/** Of hotels without dates: their names, facts, and what a place and a room are called in a language. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { StayListing, StayName, StayWords } from '@sojourn/products/hotel/sell/supplier.ts';
import { cityNameOf, describeRoom, roomTypesOf } from '../inventory/describe.ts';
import { factsOfCard } from '../inventory/facts.ts';
import { nameWeight } from '../inventory/name-weight.ts';
import { nameOf, streetOf } from '../inventory/names.ts';
import { cityOfRow, rowOfStay, stayIdOf } from '../inventory/world.ts';
import { type Market, roomIdOf } from './market.ts';

export function wordsOfStay(
  { world }: Pick<Market, 'world'>,
  { stayId, roomId }: { readonly stayId: string; readonly roomId: string },
  locale: Locale,
): StayWords | null {
  const row = rowOfStay(world, stayId);
  if (row === undefined) return null;
  const room = roomTypesOf(world, row).findIndex((_, at) => roomIdOf(stayId, at) === roomId);
  if (room === -1) return null;
  const city = cityNameOf(world, row, locale);
  const { name: roomName } = describeRoom(world, row, room, locale);
  return { city, address: `${streetOf(world, row)}, ${city}`, roomName };
}

/** Of the hotels that one of the suppliers sells. */
export function* namesOfStays({ world }: Pick<Market, 'world'>, seller: number): Generator<StayName> {
  for (let row = 0; row < world.count; row++) {
    if (world.seller[row] !== seller) continue;
    const cityId = cityOfRow(world, row).id;
    yield { id: stayIdOf(world, row), name: nameOf(world, row), cityId, weight: nameWeight(world, row) };
  }
}

export function factsOfStay(
  { world }: Pick<Market, 'world'>,
  stayId: string,
  locale: Locale,
): StayListing | null {
  const row = rowOfStay(world, stayId);
  return row === undefined ? null : factsOfCard(world, row, locale);
}

/** What a booked stay's place and room are called in a language. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { cityNameOf, describeRoom, roomTypesOf } from '@sojourn/market/hotel/describe.ts';
import { streetOf } from '@sojourn/market/hotel/names.ts';
import { rowOfStay } from '@sojourn/market/hotel/world.ts';
import type { StayWords } from '../supplier.ts';
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
